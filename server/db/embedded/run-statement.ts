import type { messages, PGlite } from '@electric-sql/pglite';
import { countThrownExceptions } from './exception-count.ts';
import type { StatementAnswer, StatementDone, StatementError } from './worker-messages.ts';

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4);
const UNKNOWN_COMMAND = '???';
const LONGEST_TEXT = 500;

/** How each of the four steps ends when it ends well. */
const ENDINGS = [['parseComplete'], ['bindComplete'], ['rowDescription', 'noData'], ['commandComplete']];

const findMessage = <T>(received: Message[], name: string): T | undefined =>
  received.find((message) => message.name === name) as T | undefined;

function toError(error: messages.DatabaseError): StatementError {
  const { code = 'XX000', message, detail, constraint, table } = error;
  return {
    kind: 'error',
    code,
    message: message.slice(0, LONGEST_TEXT),
    ...(detail === undefined ? {} : { detail: detail.slice(0, LONGEST_TEXT) }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(table === undefined ? {} : { table }),
  };
}

function toDone(received: Message[]): StatementDone {
  const { text } = findMessage<messages.CommandCompleteMessage>(received, 'commandComplete')!;
  const description = findMessage<messages.RowDescriptionMessage>(received, 'rowDescription');
  const tag = text.split(' ');
  const rowCount = Number(tag.at(-1));
  return {
    kind: 'done',
    command: tag[0]!,
    rowCount: Number.isNaN(rowCount) ? null : rowCount,
    fields: (description?.fields ?? []).map(({ name, dataTypeID }) => ({ name, oid: dataTypeID })),
    rows: received
      .filter((message) => message.name === 'dataRow')
      .map((message) => (message as messages.DataRowMessage).fields),
  };
}

function endedWell(received: Message[], step: number): boolean {
  const ending = received.find((message) => ENDINGS[step]!.includes(message.name));
  return ending !== undefined && (ending as messages.CommandCompleteMessage).text !== UNKNOWN_COMMAND;
}

/**
 * Runs one statement, step by step. A step that neither fails nor ends as it should, or in which a C++ exception was thrown, answers
 * `damaged` before the closing message is sent: that message would commit what the statement had done until then.
 */
export async function runStatement(pglite: PGlite, steps: Uint8Array[]): Promise<StatementAnswer> {
  const send = (bytes: Uint8Array) => pglite.execProtocolStream(bytes, { syncToFs: false, throwOnError: false });
  const thrown = countThrownExceptions();
  let received: Message[] = [];
  let error: messages.DatabaseError | undefined;
  for (const [step, bytes] of steps.entries()) {
    const answer = await send(bytes);
    error = findMessage(answer, 'error');
    if (countThrownExceptions() > thrown || (!error && !endedWell(answer, step))) return { kind: 'damaged' };
    if (error) break;
    received = received.concat(answer);
  }
  const closing = await send(SYNC);
  if (countThrownExceptions() > thrown) return { kind: 'damaged' };
  error ??= findMessage(closing, 'error');
  return error ? toError(error) : toDone(received);
}
