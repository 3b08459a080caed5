import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import type { Call, Outcome } from './call.ts';

export type ContentServer = {
  /** As clients expect it, with `/v2`. */
  endpoint: string;
  /** URLs of the requests so far. */
  requests: string[];
  close(): void;
};

/** The service on its own port. `intercept` may answer instead. */
export async function serveContent(
  app: { fetch(request: Request): Response | Promise<Response> },
  intercept: (url: URL) => Response | null = () => null,
): Promise<ContentServer> {
  const requests: string[] = [];
  const { promise: listening, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve(
    {
      fetch: (request) => {
        requests.push(request.url);
        return intercept(new URL(request.url)) ?? app.fetch(request);
      },
      hostname: '127.0.0.1',
      port: 0,
      overrideGlobalObjects: false,
    },
    resolve,
  );
  const endpoint = `http://127.0.0.1:${(await listening).port}/v2`;
  return { endpoint, requests, close: () => server.close() };
}

type Question = {
  endpoint: string;
  token: string;
  options?: Record<string, unknown>;
  calls: Call[];
};

/** Runs the calls with a client in another process. */
export async function ask(
  client: 'ask-client' | 'ask-old-client',
  question: Question,
): Promise<Outcome[]> {
  return JSON.parse(await runChild(`${client}.ts`, question));
}

/** The last line that a script of this folder prints for these arguments, because clients print too. */
export async function runChild(script: string, input: unknown): Promise<string> {
  const args = [join(import.meta.dirname, script), JSON.stringify(input)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 << 20 });
  return stdout.trim().split('\n').at(-1) ?? '';
}
