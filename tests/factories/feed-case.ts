/** A file of a supplier and what becomes of it: what is read, or where and why it is refused. */
export type FeedCase = readonly [
  what: string,
  bytes: Uint8Array,
  result:
    | {
        rows: readonly (readonly string[])[];
        names?: readonly string[];
        /** Reasons of the notes; none if left out. */
        notes?: readonly string[];
        sheet?: string;
        /** Of rows and cells that were not read: line, column, reason. */
        problems?: readonly string[];
      }
    /** `12 Price tables.open-quote`: line, column where there is one, reason. */
    | { refused: string },
];

export const utf8 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));
export const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
export const joined = (...parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
