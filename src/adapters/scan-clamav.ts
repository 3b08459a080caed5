import { createConnection, type Socket } from 'node:net';
import type { FileScanner } from '#src/domain/careers/ports.ts';

export type ClamavSettings = { host: string; port: number; isRequired: boolean };

/** Milliseconds without data after which the connection counts as failed. */
const silenceMs = 10_000;

/**
 * Scans files with a ClamAV daemon over TCP, each as a stream: `zINSTREAM`, then chunks preceded by their length, and
 * a length of zero at the end (clamd(8)).
 */
export function clamavScanner({ isRequired, ...address }: ClamavSettings): FileScanner {
  return {
    isRequired,
    async scan(chunks) {
      const socket = createConnection(address);
      try {
        const answer = answerOf(socket);
        // If the daemon refuses a file while we are still sending, writing may fail before its reply is read.
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

/** "stream: OK" or "stream: Eicar-Test-Signature FOUND"; anything else is not a verdict. */
function readAnswer(text: string): string | null {
  const answer = text.replace(/\0.*$/s, '').trim();
  if (/^stream: OK$/.test(answer)) return null;
  const found = /^stream: (.{1,200}) FOUND$/.exec(answer)?.[1];
  if (found === undefined) throw new Error(`ClamAV says: ${answer.slice(0, 200)}`);
  return found;
}
