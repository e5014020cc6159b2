import { Router } from 'express';
import { countDays } from '../../domain/clock/count-days.ts';
import type { AppContext } from '../context.ts';
import { type Deadline, deadlineRequestSchema } from '../contract/deadlines.ts';
import { unacceptable } from '../problem.ts';

/** POST /api/deadlines. */
export function deadlineRoutes({ clockRules }: AppContext): Router {
  return Router().post('/deadlines', (request, response) => {
    const { start, days, rollAtEnd = clockRules.rollAtEnd.value } = deadlineRequestSchema.parse(request.body);
    const counted = countDays(clockRules.calendar, { start, days, rollAtEnd });
    if (!counted.ok) throw unacceptable([{ pointer: '', detail: counted.reason }]);
    response.json(counted.value satisfies Deadline);
  });
}
