import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportRequest } from '../import/import-options.ts';
import type { Watch } from '../import/place-layer.ts';
import type { Asked } from '../import/read-layer.ts';
import type { NotConfirmed } from './confirm-import.ts';
import type { ImportPreview } from './preview-import.ts';
import type { WrittenImport } from './write-import.ts';

/** An upload between its arrival and its confirmation. Not in the database: a restart forgets it. */
export interface StagedImport {
  id: string;
  /** The sender's name for it; never a path. */
  fileName: string;
  path: string;
  request: ImportRequest;
  state: 'reading' | 'question' | 'preview' | 'writing' | 'done' | 'failed';
  progress: { done: number; total: number } | null;
  question: Asked | null;
  preview: ImportPreview | null;
  reason: string | null;
  result: WrittenImport | null;
  /** Ends whatever is running for it. */
  abort: AbortController;
  /** The confirmation that is running, so that a second one waits for it. */
  confirming: Promise<NotConfirmed | undefined> | null;
}

export interface ImportDesk {
  /** Where uploads arrive before they are staged. */
  readonly uploadDirectory: string;
  /** Takes over the uploaded file at `path`. */
  stage(upload: { name: string; path: string }, request: ImportRequest): Promise<StagedImport>;
  find(id: string): StagedImport | undefined;
  /** Forgets the import and deletes its file. */
  discard(id: string): Promise<void>;
}

/** Tells the progress of a long step on the staged import, and ends the step where the import is cancelled. */
export const watchOf = (staged: StagedImport): Watch => ({
  signal: staged.abort.signal,
  onProgress: (done, total) => {
    staged.progress = { done, total };
  },
});

const UPLOADS = 'uploads';
const MOST_STAGED = 20;
const OWN_FOLDER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Imports waiting in a folder, each under a random name of its own; what an earlier run left there is deleted. */
export function createImportDesk(directory: string): ImportDesk {
  mkdirSync(directory, { recursive: true });
  for (const name of readdirSync(directory))
    if (name === UPLOADS || OWN_FOLDER.test(name)) rmSync(join(directory, name), { recursive: true, force: true });
  const staged = new Map<string, StagedImport>();

  const discard = async (id: string) => {
    staged.delete(id);
    await rm(join(directory, id), { recursive: true, force: true });
  };
  return {
    uploadDirectory: join(directory, UPLOADS),
    find: (id) => staged.get(id),
    discard,
    async stage(upload, request) {
      const oldest = [...staged.values()].filter(({ state }) => state !== 'writing' && state !== 'reading');
      for (const { id } of oldest.slice(0, Math.max(0, staged.size + 1 - MOST_STAGED))) await discard(id);
      const id = randomUUID();
      const path = join(directory, id, 'upload');
      await mkdir(join(directory, id));
      await rename(upload.path, path);
      const fresh: StagedImport = {
        id,
        fileName: upload.name,
        path,
        request,
        state: 'reading',
        progress: null,
        question: null,
        preview: null,
        reason: null,
        result: null,
        abort: new AbortController(),
        confirming: null,
      };
      staged.set(id, fresh);
      return fresh;
    },
  };
}
