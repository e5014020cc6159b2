import { dateSchema, jsonResponse, problemResponses, registry, z } from './registry.ts';

const MOST_DAYS = 3_660;
const daysError = `must be a whole number from 0 to ${MOST_DAYS.toLocaleString('en-US')}`;

export const deadlineRequestSchema = registry.register(
  'DeadlineRequest',
  z.strictObject({
    start: dateSchema.openapi({ description: 'Day of the event, not counted itself', example: '2026-12-15' }),
    days: z
      .int({ error: daysError })
      .min(0, { error: daysError })
      .max(MOST_DAYS, { error: daysError })
      .openapi({ description: 'Calendar days', example: 10 }),
    rollAtEnd: z
      .boolean({ error: 'must be true or false' })
      .optional()
      .openapi({ description: "Whether the last day rolls to a business day; the village's setting where not given" }),
  }),
);
export type DeadlineRequest = z.infer<typeof deadlineRequestSchema>;

export const deadlineSchema = registry.register(
  'Deadline',
  z.object({
    rawEnd: z.string().openapi({ description: 'The last day counted; an extension counts from here' }),
    due: z.string().openapi({ description: 'The day to whose end the act may be done' }),
    steps: z.array(z.object({ date: z.string(), why: z.string(), section: z.string() })),
  }),
);
export type Deadline = z.infer<typeof deadlineSchema>;

registry.registerPath({
  method: 'post',
  path: '/api/deadlines',
  summary: 'The last day of a period of days, with each step that led to it',
  request: { body: { required: true, content: { 'application/json': { schema: deadlineRequestSchema } } } },
  responses: { 200: jsonResponse('The deadline', deadlineSchema), ...problemResponses(400, 413, 415, 422) },
});
