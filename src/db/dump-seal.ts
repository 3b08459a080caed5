import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { DatabaseStartError } from './start-error.ts';

/**
 * First line of a dump that must end with a seal; without it, a dump truncated before its seal would look like an old
 * one.
 */
const header = '-- Ironwood dump, sealed in its last line\n';
const sealOf = (sha256: string, bytes: number) =>
  `-- Ironwood seal: sha256 ${sha256} of ${bytes} bytes\n`;
const seal = /^-- Ironwood seal: sha256 ([\da-f]{64}) of (\d+) bytes\n$/m;

/** The last thing `pg_dump` writes, in dumps of every version. */
const closing = '-- PostgreSQL database dump complete\n';

/** Length of the end of a dump that contains its seal and the last output of `pg_dump`. */
const tailLength = 600;

/** Adds a header to a dump, and a last line with a checksum of all bytes before it. */
export function sealDump(dump: AsyncIterable<string | Uint8Array>): Readable {
  return Readable.from(sealedParts(dump), { objectMode: false });
}

async function* sealedParts(dump: AsyncIterable<string | Uint8Array>) {
  const hash = createHash('sha256').update(header);
  let bytes = header.length;
  yield Buffer.from(header);
  for await (const part of dump) {
    const piece = Buffer.from(part);
    hash.update(piece);
    bytes += piece.length;
    yield piece;
  }
  yield Buffer.from(sealOf(hash.digest('hex'), bytes));
}

/** `unproven`: complete judging by its last line, and from a version that wrote no checksum. */
export type DumpProof = 'proven' | 'unproven';

/**
 * Reads a dump and verifies its seal on the way. `proof` may be called after the text was read to its end. @throws
 * {DatabaseStartError} from `proof` if the dump is truncated or was changed
 */
export function readSealed(text: AsyncIterable<string>) {
  const hash = createHash('sha256');
  let bytes = 0;
  let tail = '';
  let isSealed: boolean | null = null;

  function take(text: string): void {
    hash.update(text);
    bytes += Buffer.byteLength(text);
  }

  async function* parts() {
    let start = '';
    for await (const part of text) {
      if (isSealed === null) start += part;
      if (isSealed === null && start.length >= header.length) isSealed = start.startsWith(header);
      const held = tail + part;
      const cut = wholeCharacters(held, Math.max(0, held.length - tailLength));
      take(held.slice(0, cut));
      tail = held.slice(cut);
      yield part;
    }
  }

  function proof(): DumpProof {
    const at = tail.search(seal);
    const [, expected, length] = seal.exec(tail) ?? [];
    if (expected === undefined) {
      if (isSealed || !tail.includes(closing)) throw cutOff();
      return 'unproven';
    }
    take(tail.slice(0, at));
    if (hash.digest('hex') !== expected || bytes !== Number(length)) throw changed();
    return 'proven';
  }

  return { parts: parts(), proof };
}

/** `at`, or one before it if that would split a surrogate pair. */
function wholeCharacters(text: string, at: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;
}

function cutOff(): DatabaseStartError {
  return new DatabaseStartError(
    'The dump is cut off: its last line is missing. Nothing was restored; use another copy of it, or an earlier dump.',
  );
}

function changed(): DatabaseStartError {
  return new DatabaseStartError(
    'The dump was changed after it was made: its checksum is not that of its content. Nothing was restored; use another copy of it, or an earlier dump.',
  );
}
