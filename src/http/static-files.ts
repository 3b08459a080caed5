import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chooseEncoding, type Encoding } from './documents/encode.ts';
import { baseHeaders } from './middleware/security-headers.ts';

type StaticFile = {
  headers: string[];
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
};

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export const workerAddress = '/sw.js';

/** A worker has its own policy, and a new one must be seen at once, above all one that repairs a broken one. */
const workerHeaders = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

/**
 * The built client, read once: a request is a map lookup, so no path can leave the folder. Files under /assets/ have
 * their hash in their name and never change.
 */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  static fromFolder(folder: string): StaticFiles {
    const files = new StaticFiles();
    for (const path of existsSync(folder) ? listFiles(folder) : []) {
      if (/\.(br|gz)$/.test(path)) continue;
      files.#add(`/${relative(folder, path).split(sep).join('/')}`, readWithEncodings(path));
    }
    return files;
  }

  /** Adds a file that was generated at the start (the boot script), under an immutable URL. */
  add(address: string, body: Buffer): void {
    this.#add(address, { identity: body, br: brotliCompressSync(body), gzip: gzipSync(body) });
  }

  /** An unchanged file by its URL; null if there is none. */
  read(address: string): Buffer | null {
    return this.#files.get(address)?.bodies.identity ?? null;
  }

  /** Answers and returns true, or leaves the request alone and returns false. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const file = this.#files.get(path);
    if (file === undefined) return false;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = file.bodies[encoding] ?? file.bodies.identity;
    const headers = [...file.headers, 'Content-Length', String(body.length)];
    if (body !== file.bodies.identity) headers.push('Content-Encoding', encoding);
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  #add(address: string, bodies: StaticFile['bodies']): void {
    const headers = {
      ...baseHeaders,
      'Content-Type': contentTypes[extname(address)] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Accept-Encoding',
      ...particularHeaders(address),
    };
    this.#files.set(address, { headers: Object.entries(headers).flat(), bodies });
  }
}

function particularHeaders(address: string): Record<string, string> {
  if (address === workerAddress) return workerHeaders;
  const isImmutable = address.startsWith('/assets/');
  return isImmutable ? { 'Cache-Control': 'public, max-age=31536000, immutable' } : {};
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

function readWithEncodings(path: string): StaticFile['bodies'] {
  const bodies: StaticFile['bodies'] = { identity: readFileSync(path) };
  if (existsSync(`${path}.br`)) bodies.br = readFileSync(`${path}.br`);
  if (existsSync(`${path}.gz`)) bodies.gzip = readFileSync(`${path}.gz`);
  return bodies;
}
