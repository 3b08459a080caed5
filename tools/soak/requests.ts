import { type Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type Answer =
  | { kind: 'answer'; target: string; status: number; whole: boolean; text: string }
  /** Nobody accepted the connection. */
  | { kind: 'refused' }
  /** The connection was accepted, and broke. */
  | { kind: 'broken'; reason: string };

/** `text` if the encoding can be decoded. */
export function readPage(
  url: URL,
  agent: Agent,
  {
    encoding = 'br',
    accept = 'text/html',
  }: { encoding?: string; accept?: string | undefined } = {},
): Promise<Answer> {
  const headers = { 'Accept-Encoding': encoding, Accept: accept };
  const outgoing = request(url, { agent, headers });
  outgoing.end();
  return answerTo(outgoing);
}

/** How long a form takes to arrive, in pieces, as from a phone with a weak signal. */
const typingMs = 3_000;
const pieces = 6;

export async function postSlowly(
  url: URL,
  { agent, fields }: { agent: Agent; fields: Record<string, string> },
): Promise<Answer> {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': Buffer.byteLength(body),
  };
  const outgoing = request(url, { agent, method: 'POST', headers });
  const answer = answerTo(outgoing);
  const size = Math.ceil(body.length / pieces);
  for (let from = 0; from < body.length && !outgoing.destroyed; from += size) {
    outgoing.write(body.slice(from, from + size));
    await wait(typingMs / pieces);
  }
  outgoing.end();
  return answer;
}

function answerTo(outgoing: ClientRequest): Promise<Answer> {
  const target = `${outgoing.method} ${outgoing.path}`;
  return new Promise((resolve) => {
    outgoing.on('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED') resolve({ kind: 'refused' });
      else resolve({ kind: 'broken', reason: `${target}: ${code ?? message}` });
    });
    outgoing.once('response', async (incoming) => {
      resolve({ kind: 'answer', target, ...(await readToEnd(incoming)) });
    });
  });
}

async function readToEnd(incoming: IncomingMessage) {
  const chunks: Buffer[] = [];
  incoming.on('error', () => undefined).on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => incoming.once('close', resolve));
  const text = Buffer.concat(chunks).toString();
  return { status: incoming.statusCode ?? 0, whole: incoming.complete, text };
}
