/** A file or an option cannot be taken; the message is the sentence for the user. Caught at the door of the import, never shown as a fault. */
export class ImportRefusal extends Error {}

/** Throws `ImportRefusal`. */
export function refuse(reason: string): never {
  throw new ImportRefusal(reason);
}
