import { rm } from 'node:fs/promises';
import type { IsoDate } from '../domain/units.ts';
import type { Problem } from '../import/attribute-mapping.ts';
import type { Database } from './database.ts';
import { type StagedImport, watchOf } from './import-desk.ts';
import { prepareStaged } from './preview-import.ts';
import { writeImport } from './write-import.ts';

/** Why an import cannot be confirmed: what is still open, or a state that does not allow it (no `problems`). */
export interface NotConfirmed {
  reason: string;
  problems: Problem[] | undefined;
}

const open = (problems: Problem[]): NotConfirmed => ({
  reason: problems.map(({ detail }) => detail).join(' '),
  problems,
});

async function write(db: Database, staged: StagedImport, today: IsoDate): Promise<NotConfirmed | undefined> {
  const outcome = await prepareStaged(db, staged, staged.request);
  if (outcome.verdict !== 'ready')
    return open([{ pointer: '', detail: outcome.verdict === 'refuse' ? outcome.reason : outcome.question }]);
  if (outcome.prepared.problems.length > 0) return open(outcome.prepared.problems);
  staged.result = await writeImport(db, outcome.prepared, today, watchOf(staged));
  await rm(staged.path, { force: true });
  return undefined;
}

async function confirm(db: Database, staged: StagedImport, today: IsoDate): Promise<NotConfirmed | undefined> {
  staged.state = 'writing';
  staged.progress = { done: 0, total: staged.preview?.featureCount ?? 0 };
  try {
    const refused = await write(db, staged, today);
    staged.state = refused ? 'preview' : 'done';
    return refused;
  } catch (error) {
    staged.state = 'failed';
    staged.reason = staged.abort.signal.aborted
      ? 'The import was cancelled. Nothing was changed.'
      : 'The import could not be written. Nothing was changed; confirm it again.';
    throw error;
  } finally {
    staged.progress = null;
    staged.confirming = null;
  }
}

/** Writes a previewed import, all or nothing. Confirming twice is confirming once, also at the same time. */
export async function confirmImport(
  db: Database,
  staged: StagedImport,
  today: IsoDate,
): Promise<NotConfirmed | undefined> {
  if (staged.state === 'done') return undefined;
  if (staged.state === 'question')
    return open([{ pointer: `/${staged.question!.option}`, detail: staged.question!.question }]);
  if (staged.state === 'reading')
    return { reason: 'The file is still being read. Confirm it after that.', problems: undefined };
  staged.confirming ??= confirm(db, staged, today);
  return staged.confirming;
}
