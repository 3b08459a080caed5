import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawAnswer = {
  /** The status of each response on the connection, in order. */
  statuses: number[];
  text: string;
};

/** Opens a connection to this server. */
export async function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends the bytes as they are, without the help of an HTTP client, and reads until the server closes. */
export async function sendRaw(url: string, bytes: string): Promise<RawAnswer> {
  const socket = await openSocket(url);
  socket.write(Buffer.from(bytes, 'latin1'));
  return readAll(socket);
}

/** What the server sends until it closes the connection. */
export async function readAll(socket: Socket): Promise<RawAnswer> {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  // Not with once(), which throws if the connection is reset after the answer.
  await new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    else socket.on('close', () => resolve());
  });
  const text = Buffer.concat(parts).toString('latin1');
  const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
  return { statuses, text };
}
