import { FileError } from '#src/domain/catalog/index.ts';
import type { Refusal } from '../../../refusal.ts';
import { headOf } from '../../file-bytes.server.ts';
import type { OpenBytes } from '../container/recognize-file.server.ts';
import { why } from '../refusals.ts';
import { type Encoding, encodingOfMark } from './encoding.ts';

/**
 * The encoding of a text, which is read once from its first byte to its last: its byte order mark, else UTF-8 if all
 * of it is valid, else Windows-1252 with a note. So a packed file that is cut off is noticed here, too.
 * @throws {FileError} if it ends inside a character, or is not what its mark says
 */
export async function findEncoding(
  open: OpenBytes,
): Promise<{ encoding: Encoding; notes: Refusal[] }> {
  const mark = encodingOfMark(await headOf(open(), 3));
  const text = await survey(open());
  if (mark === 'utf-16le' || mark === 'utf-16be') {
    if (text.bytes % 2 === 1) refuse(text.lastLine, why('tables.cut-off'));
    return { encoding: mark, notes: [] };
  }
  if (text.brokenLine === null && text.tailBytes === 0) return { encoding: 'utf-8', notes: [] };
  // One byte above 127 at the very end of plain text is a letter of Windows-1252; more of them are half a character.
  const isCut = text.brokenLine === null && (text.hasLongCharacters || text.tailBytes > 1);
  if (isCut) refuse(text.lastLine, why('tables.cut-off'));
  const line = text.brokenLine ?? text.lastLine;
  if (mark === 'utf-8') refuse(line, why('tables.not-utf-8'));
  return { encoding: 'windows-1252', notes: [why('tables.read-as-windows-1252', { line })] };
}

type Survey = {
  bytes: number;
  lastLine: number;
  /** The first line that is not UTF-8. */
  brokenLine: number | null;
  /** Bytes at the end that begin a character of UTF-8 and do not complete it. */
  tailBytes: number;
  hasLongCharacters: boolean;
};

async function survey(bytes: AsyncIterable<Uint8Array>): Promise<Survey> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const lines = new LineCounter();
  const found: Survey = {
    bytes: 0,
    lastLine: 1,
    brokenLine: null,
    tailBytes: 0,
    hasLongCharacters: false,
  };
  for await (const piece of bytes) {
    found.bytes += piece.length;
    if (found.brokenLine !== null) continue;
    const text = tryTo(() => decoder.decode(piece, { stream: true }));
    if (text === null) found.brokenLine = lines.after(validStart(piece));
    else found.hasLongCharacters ||= /[^\0-\x7f]/.test(text);
    lines.add(piece);
    found.tailBytes = tailOf(piece);
  }
  found.lastLine = lines.line;
  if (found.brokenLine !== null || tryTo(() => decoder.decode()) !== null) found.tailBytes = 0;
  // The character began in the piece before the last.
  else found.tailBytes ||= 2;
  return found;
}

function tryTo<Value>(attempt: () => Value): Value | null {
  try {
    return attempt();
  } catch {
    return null;
  }
}

/** The part of a piece before its first byte that is not UTF-8; a character cut by the piece's start is not seen. */
function validStart(piece: Uint8Array): Uint8Array {
  const [before = ''] = new TextDecoder()
    .decode(piece.subarray(leadingTail(piece)))
    .split('\uFFFD');
  return piece.subarray(0, Buffer.byteLength(before) + leadingTail(piece));
}

/** Bytes at the start that continue a character of the piece before. */
function leadingTail(piece: Uint8Array): number {
  let count = 0;
  while (count < 3 && isContinuation(piece[count])) count += 1;
  return count;
}

/** Bytes at the end that begin a character and do not complete it. */
function tailOf(piece: Uint8Array): number {
  for (let count = 1; count <= Math.min(3, piece.length); count += 1) {
    const byte = piece[piece.length - count];
    if (byte === undefined || isContinuation(byte)) continue;
    const wanted = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return wanted > count ? count : 0;
  }
  return 0;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte < 0xc0;
}

/** Counts lines as an editor does: LF, CRLF and CR end one. */
class LineCounter {
  line = 1;
  #wasReturn = false;

  add(piece: Uint8Array): void {
    for (const byte of piece) {
      if (byte === 13 || (byte === 10 && !this.#wasReturn)) this.line += 1;
      this.#wasReturn = byte === 13;
    }
  }

  /** The line after these bytes, without counting them. */
  after(piece: Uint8Array): number {
    const copy = new LineCounter();
    copy.line = this.line;
    copy.#wasReturn = this.#wasReturn;
    copy.add(piece);
    return copy.line;
  }
}

function refuse(line: number, refusal: Refusal): never {
  throw new FileError({ line, ...refusal });
}
