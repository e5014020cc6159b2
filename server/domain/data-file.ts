import { z } from 'zod';

/** One file of `data/`, its JSON already read. */
export interface DataFile {
  name: string;
  content: unknown;
}

/** @throws Error naming the file, the field and what is wrong with it */
export function parseContent<T>(file: DataFile, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(file.content);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${file.name}: ${z.core.toDotPath(issue?.path ?? []) || 'the file'}: ${issue?.message}.`);
}
