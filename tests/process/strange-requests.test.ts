import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyDemoShop } from '#tests/setup/demo-shop.ts';
import { type BuiltServer, startBuiltServer, temporaryFolder } from './built-server.ts';
import { openSocket, type RawAnswer, readAll, sendRaw } from './send-raw.ts';
import { hiddenFiles, meddlingHeaders, strangePages } from './strange-inputs.ts';

// These tests share a server and its connections that never send a whole header.

const { folder, remove } = temporaryFolder();
const slowSenders = 300;
let server: BuiltServer;
let slow: Promise<RawAnswer>[];

beforeAll(async () => {
  copyDemoShop(folder);
  server = await startBuiltServer({ DATA_DIR: folder });
  const sockets = Array.from({ length: slowSenders }, () => openSocket(server.url));
  slow = (await Promise.all(sockets)).map((socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    return readAll(socket);
  });
});

afterAll(async () => {
  server.kill('SIGTERM');
  await server.ended;
  remove();
});

const host = 'Host: a\r\n';
const post = `POST /contact HTTP/1.1\r\n${host}`;
/** Answered only by a server that sees where another one does not see the end of a request. */
const smuggled = `GET /livez HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;

test.each([
  [
    'a length and chunks',
    `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'chunks and a length',
    `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n`,
  ],
  ['two lengths', `${post}Content-Length: 0\r\nContent-Length: 5\r\n\r\n`],
  ['a length with a sign', `${post}Content-Length: +0\r\n\r\n`],
  ['a length below nothing', `${post}Content-Length: -1\r\n\r\n`],
  ['a length in another base', `${post}Content-Length: 0x0\r\n\r\n`],
  ['an encoding that is none', `${post}Transfer-Encoding: xchunked\r\n\r\n`],
  ['chunks that are not last', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ['two encodings', `${post}Transfer-Encoding: identity\r\nTransfer-Encoding: x\r\n\r\n`],
  ['a broken chunk', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`],
  ['a space before the colon', `${post}Content-Length : 0\r\n\r\n`],
  ['a line without a colon', `${post}Content-Length\r\n\r\n`],
  ['a line end without a return', `${post}Content-Length: 0\nX: y\r\n\r\n`],
  ['a null in a header', `${post}X: a\0b\r\n\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', `GET / HTTP/1.1\r\n${host}${host}Connection: close\r\n\r\n`],
  ['a method in small letters', `get / HTTP/1.1\r\n${host}\r\n`],
  ['another protocol', `GET / HTTP/3.7\r\n${host}\r\n`],
])('%s is refused, and nothing after it is answered', async (_, bytes) => {
  const { statuses } = await sendRaw(server.url, bytes + smuggled);
  expect(statuses).toEqual([400]);
});

test('more than a browser sends in a header is refused before anything is done for it', async () => {
  const long = 'a'.repeat(20 * 1024);
  const many = Array.from({ length: 1500 }, (_, at) => `X-Header-${at}: ${at}\r\n`).join('');
  for (const bytes of [
    `GET /?${long} HTTP/1.1\r\n${host}\r\n`,
    `GET / HTTP/1.1\r\n${host}X: ${long}\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}${many}\r\n`,
  ]) {
    expect((await sendRaw(server.url, bytes)).statuses).toEqual([431]);
  }
});

test('a query of many names, or of nested ones, is answered as the page without it', async () => {
  const page = await (await fetch(`${server.url}/services`)).text();
  const many = Array.from({ length: 2000 }, (_, at) => `k${at}=`).join('&');
  for (const query of [many, `a${'[]'.repeat(50)}=1`, `__proto__[x]=1&constructor.prototype.x=1`]) {
    const answer = await fetch(`${server.url}/services?${query}`);
    expect([answer.status, await answer.text()]).toEqual([200, page]);
  }
});

test('a method that the site does not have is refused with those that it has', async () => {
  for (const method of ['TRACE', 'PROPFIND', 'LOCK', 'PURGE']) {
    const secret = `X-Secret: s3cret\r\nConnection: close\r\n\r\n`;
    const { statuses, text } = await sendRaw(
      server.url,
      `${method} /services HTTP/1.1\r\n${host}${secret}`,
    );
    expect([method, ...statuses]).toEqual([method, 405]);
    expect(text).toMatch(/^allow: GET, HEAD, POST, /im);
    expect(text).not.toContain('s3cret');
  }
  const { statuses } = await sendRaw(server.url, `CONNECT b:443 HTTP/1.1\r\n${host}\r\n`);
  expect(statuses).toEqual([]);
  const answer = await fetch(`${server.url}/services`, { method: 'POST', body: 'x' });
  expect(answer.status).toBe(405);
});

/** What a visitor gets, without the number of the request. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, { headers, redirect: 'manual' });
  const text = (await answer.text()).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id');
  return { status: answer.status, location: answer.headers.get('Location'), text };
}

test('no header of a proxy or a framework changes a page or opens the office', async () => {
  for (const path of ['/services', '/admin/leads']) {
    const plain = await ask(path);
    for (const [name, value] of meddlingHeaders) {
      expect({ name, ...(await ask(path, { [name]: value })) }).toEqual({ name, ...plain });
    }
  }
});

test.each(strangePages)('all of them at once change nothing at %s, now or later', async (path) => {
  const plain = await ask(path);
  expect(await ask(path, Object.fromEntries(meddlingHeaders))).toEqual(plain);
  expect(await ask(path)).toEqual(plain);
});

test('files of the server, of its tools and of its folder are at no address', async () => {
  for (const path of hiddenFiles) {
    const { statuses } = await sendRaw(
      server.url,
      `GET ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
    );
    expect({ path, statuses: [expect.toBeOneOf([308, 400, 404])] }).toEqual({ path, statuses });
  }
});

test('answers of every kind may be neither framed, sniffed nor read by other sites', async () => {
  const paths = ['/services', '/admin', '/login', '/sw.js', '/robots.txt', '/site.webmanifest'];
  paths.push('/f/1/9x9/x/y.jpg', '/p/v1/vehicles', '/livez', '/readyz', '/%ff', '/no/such/page');
  for (const path of paths) {
    const { headers } = await fetch(server.url + path, { redirect: 'manual' });
    const said = Object.fromEntries(headers);
    expect({ path, ...said }).toMatchObject({
      path,
      'content-security-policy': expect.stringMatching(
        /default-src 'none'|default-src 'self'.*object-src 'none'/,
      ),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(Object.keys(said)).not.toContain('server');
  }
});

test('an address of the office that looks like a file is kept by no cache', async () => {
  for (const path of [
    '/admin/account/x.css',
    '/admin/account;.js',
    '/admin/account%0a.png',
    '/admin/account.avif',
    '/login;.js',
    '/login/x.css',
    '/careers/status/abc/x.js',
  ]) {
    const answer = await fetch(server.url + path, { redirect: 'manual' });
    expect([path, answer.headers.get('Cache-Control')]).toEqual([
      path,
      expect.stringMatching(/no-store|private/),
    ]);
  }
});

test('senders that never finish a header are cut off after ten seconds, and slow nobody down', async () => {
  const from = performance.now();
  expect((await fetch(`${server.url}/services`)).status).toBe(200);
  expect(performance.now() - from).toBeLessThan(2_000);
  const answers = await Promise.all(slow);
  expect(answers.map(({ statuses }) => statuses)).toEqual(Array(slowSenders).fill([408]));
}, 60_000);
