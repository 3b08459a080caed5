const QUERY = 0x51;
const SYNC = 0x53;
const READY = 0x5a;

/** Whether these client messages end a turn, after which the server sends "ready for query". */
export function endsTurn(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let last = 0;
  let at = 0;
  while (at + 5 <= bytes.length) {
    last = bytes[at] ?? 0;
    at += 1 + view.getUint32(at + 1);
  }
  return at === bytes.length && (last === QUERY || last === SYNC);
}

/** Whether a response ends with "ready for query". */
export function endsReady(reply: Uint8Array): boolean {
  return reply.length >= 6 && reply.at(-6) === READY && reply.at(-2) === 5;
}
