import type { ImportDesk, StagedImport } from './import-desk.ts';

/** Ends a staged import, also while it is being written (that is rolled back), and deletes its file. What is written stays. */
export async function cancelImport(desk: ImportDesk, staged: StagedImport): Promise<void> {
  staged.abort.abort(new Error('the import was cancelled'));
  await staged.confirming?.catch(() => undefined);
  await desk.discard(staged.id);
}
