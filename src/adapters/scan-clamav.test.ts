import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { clamavScanner } from './scan-clamav.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A daemon that collects the stream and replies when it ends. */
async function startDaemon(answer: (content: string, socket: Socket) => void) {
  server = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      got = Buffer.concat([got, bytes as Buffer]);
      const content = contentOf(got);
      if (content !== null) answer(content, socket);
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return clamavScanner({ host: '127.0.0.1', port, isRequired: true });
}

function contentOf(bytes: Buffer): string | null {
  const command = 'zINSTREAM\0';
  if (!bytes.toString('latin1').startsWith(command)) return null;
  let content = '';
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return content;
    content += bytes.toString('latin1', at + 4, at + 4 + length);
    at += 4 + length;
  }
  return null;
}

async function* chunks() {
  yield Buffer.from('first ');
  yield Buffer.from('second');
}

test('a file is streamed to the daemon, and its result is returned', async () => {
  const seen: string[] = [];
  const scanner = await startDaemon((content, socket) => {
    seen.push(content);
    socket.end(seen.length === 1 ? 'stream: OK\0' : 'stream: Eicar-Test-Signature FOUND\0');
  });
  expect(await scanner.scan(chunks())).toEqual({ found: null });
  expect(await scanner.scan(chunks())).toEqual({ found: 'Eicar-Test-Signature' });
  expect(seen).toEqual(['first second', 'first second']);
});

test('a missing or unknown result is an error', async () => {
  const scanner = await startDaemon((_, socket) =>
    socket.end('INSTREAM size limit exceeded. ERROR\0'),
  );
  await expect(scanner.scan(chunks())).rejects.toThrow('size limit');
  const silent = await startDaemon((_, socket) => socket.end());
  await expect(silent.scan(chunks())).rejects.toThrow();
  const away = clamavScanner({ host: '127.0.0.1', port: 1, isRequired: true });
  await expect(away.scan(chunks())).rejects.toThrow('ECONNREFUSED');
});
