import { createConnection, type Socket } from 'node:net';
import type { FileScanner } from '#src/domain/careers/ports.ts';

export type ClamavSettings = { host: string; port: number; isRequired: boolean };

/** Silence of this many ms on the connection counts as no answer. */
const silenceMs = 10_000;

/**
 * Asks a ClamAV daemon over TCP, each file as a stream: `zINSTREAM`, then chunks with their length
 * before them, a length of zero at the end (clamd(8)).
 */
export function clamavScanner({ isRequired, ...address }: ClamavSettings): FileScanner {
  return {
    isRequired,
    async scan(chunks) {
      const socket = createConnection(address);
      try {
        const answer = answerOf(socket);
        // Refused while it is still being sent to: the answer says so, and writing may fail first.
        await Promise.race([streamToScanner(socket, chunks), answer]);
        return { found: readAnswer(await answer) };
      } finally {
        socket.destroy();
      }
    },
  };
}

async function streamToScanner(socket: Socket, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of chunks) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    await write(socket, Buffer.concat([length, chunk]));
  }
  await write(socket, Buffer.alloc(4));
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setTimeout(silenceMs, () => reject(new Error('ClamAV does not answer')));
    socket.on('error', reject);
    socket.on('data', (bytes: Buffer) => {
      text += bytes.toString('latin1');
      if (text.includes('\0')) resolve(text);
    });
    socket.on('end', () => reject(new Error('ClamAV ended without an answer')));
  });
}

/** "stream: OK", "stream: Eicar-Test-Signature FOUND"; anything else is no verdict. */
function readAnswer(text: string): string | null {
  const answer = text.replace(/\0.*$/s, '').trim();
  if (/^stream: OK$/.test(answer)) return null;
  const found = /^stream: (.{1,200}) FOUND$/.exec(answer)?.[1];
  if (found === undefined) throw new Error(`ClamAV says: ${answer.slice(0, 200)}`);
  return found;
}
