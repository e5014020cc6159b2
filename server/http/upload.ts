import { rm } from 'node:fs/promises';
import type { Request, RequestHandler } from 'express';
import multer, { MulterError } from 'multer';
import { MOST_LAYER_MEGABYTES } from '../domain/layer.ts';
import { ProblemError } from './problem.ts';

export interface Upload {
  /** The sender's name for it, without the character NUL; never a path. */
  name: string;
  path: string;
  fields: Record<string, unknown>;
}

/** Takes the one file of a multipart request to a directory, under a random name. Refuses other requests and more than 50 MB. */
export function receiveUpload(directory: string): RequestHandler {
  const receive = multer({
    dest: directory,
    defParamCharset: 'utf8',
    limits: { fileSize: MOST_LAYER_MEGABYTES * 1024 * 1024, files: 1, fields: 10, fieldSize: 5 * 1024 * 1024 },
  }).single('file');
  return (request, response, next) => {
    if (!request.is('multipart/form-data'))
      throw new ProblemError(415, 'Send the file as multipart/form-data, in the field "file".');
    receive(request, response, (error: unknown) => {
      if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE')
        next(
          new ProblemError(
            413,
            `The file is larger than ${MOST_LAYER_MEGABYTES} MB. Send a smaller part of the layer.`,
          ),
        );
      else if (
        error instanceof MulterError ||
        (error instanceof Error && /multipart|boundary|form|header/i.test(error.message))
      )
        next(new ProblemError(400, 'The upload cannot be read. Send one file in the field "file".'));
      else next(error);
    });
  };
}

/** The file that `receiveUpload` took. */
export function uploadOf(request: Request): Upload {
  const { file } = request;
  if (!file)
    throw new ProblemError(422, 'There is no file in the field "file".', [
      { pointer: '/file', detail: 'There is no file.' },
    ]);
  return {
    name: file.originalname.replaceAll('\0', '') || 'upload',
    path: file.path,
    fields: (request.body ?? {}) as Record<string, unknown>,
  };
}

/** Deletes the received file, if nobody took it over. */
export async function dropUpload(request: Request): Promise<void> {
  if (request.file) await rm(request.file.path, { force: true });
}
