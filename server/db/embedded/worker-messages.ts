/** What a worker thread is started for: to make a database in a directory and end, or to serve the one in it. */
export interface WorkerTask {
  directory: string;
  task: 'create' | 'serve';
}

export type Request = { kind: 'close' } | StatementRequest;

export interface StatementRequest {
  kind: 'statement';
  /** Messages of the extended query protocol: parse, bind, describe, execute. */
  steps: Uint8Array[];
}

export interface StatementDone {
  kind: 'done';
  command: string;
  rowCount: number | null;
  fields: { name: string; oid: number }[];
  rows: (string | null)[][];
}

/** The error of a statement as PostgreSQL reports it. */
export interface StatementError {
  kind: 'error';
  code: string;
  message: string;
  detail?: string;
  constraint?: string;
  table?: string;
}

/** The statement did not end as statements end: the instance must not be used again, nor may it commit. */
export interface StatementDamaged {
  kind: 'damaged';
}

export type StatementAnswer = StatementDone | StatementError | StatementDamaged;
export type Answer = { kind: 'created' } | { kind: 'ready' } | { kind: 'closed' } | StatementAnswer;
