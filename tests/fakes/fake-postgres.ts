import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A server's reply: a refused sign-in, or its version as `server_version_num`. */
export type FakeAnswer = { refusal: { code: string; message: string } } | { version: string };

/** A TCP server with just enough of PostgreSQL's protocol to report its version. */
export async function startFakePostgres(answer: FakeAnswer) {
  const server = createServer((socket) => {
    socket.once('data', () => {
      if ('refusal' in answer) return socket.end(errorResponse(answer.refusal));
      socket.write(Buffer.concat([message('R', int32(0)), ready]));
      socket.on('data', () => socket.write(oneRow(answer.version)));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://shop:hidden@127.0.0.1:${port}/shop`, stop: () => server.close() };
}

const ready = message('Z', Buffer.from('I'));

function errorResponse({ code, message: text }: { code: string; message: string }) {
  return message('E', Buffer.from(`SFATAL\0C${code}\0M${text}\0\0`));
}

function oneRow(value: string) {
  // Table 0, column 0, type text (25), variable length, no modifier, text format.
  const column = Buffer.concat([int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)]);
  return Buffer.concat([
    message('T', Buffer.concat([int16(1), Buffer.from('version\0'), column])),
    message('D', Buffer.concat([int16(1), int32(value.length), Buffer.from(value)])),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ]);
}

function message(kind: string, body: Buffer) {
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body]);
}

function int32(value: number) {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function int16(value: number) {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}
