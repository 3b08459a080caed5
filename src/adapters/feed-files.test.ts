import { createHash, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readFeedAddress } from '#src/domain/supplier-feeds/feed-address.ts';
import type { FeedAccess, FeedPlace, SeenFile } from '#src/domain/supplier-feeds/ports.ts';
import { createMemoryIncoming } from '#tests/fakes/memory-incoming.ts';
import { type SftpServer, startSftpServer } from '#tests/fakes/sftp-server.ts';
import type { FeedLimits } from './feed-fetching.ts';
import { createFeedFiles } from './feed-files.ts';

const noAccess: FeedAccess = { userName: '', password: '', privateKey: '' };
const limits: FeedLimits = { bytes: 1_000_000, ms: 20_000, settleMs: 50 };
const csv = 'Part No.,MSRP\nGN-2090,909.00\n';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let web: Server;
let webPort: number;
let answer: Answer;
let sftp: SftpServer;
const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
});

beforeAll(async () => {
  web = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(web, 'listening');
  webPort = (web.address() as AddressInfo).port;
  sftp = await startSftpServer({
    user: 'shop',
    password: 'gravel-37',
    keyPair: keys.privateKey,
  });
});
afterAll(async () => {
  web.close();
  await sftp.stop();
});
beforeEach(() => {
  answer = (_, response) => response.end(csv);
  sftp.files.clear();
  sftp.changes.length = 0;
  sftp.afterLook.run = () => undefined;
});

type Asked = Partial<Omit<FeedPlace, 'address'>> & { isOpen?: boolean; limits?: FeedLimits };

async function fetchFrom(address: string, asked: Asked = {}) {
  const { access = noAccess, hostKey = null, seen = {}, isOpen = true } = asked;
  const read = readFeedAddress(address);
  if ('fault' in read) throw new Error(read.fault);
  const insideHosts = isOpen ? [`127.0.0.1:${webPort}`, `127.0.0.1:${sftp.port}`] : [];
  const into = await createMemoryIncoming().begin();
  const files = createFeedFiles({ insideHosts, limits: asked.limits ?? limits });
  const fetched = await files.download({ address: read, access, hostKey, seen }, into);
  const text = Buffer.from(await into.read(0, 1_000_000)).toString();
  return { fetched, text };
}

const page = (path = '/prices.csv') => `http://127.0.0.1:${webPort}${path}`;
const remote = (path: string) => `sftp://127.0.0.1:${sftp.port}${path}`;
const shop: FeedAccess = { userName: 'shop', password: 'gravel-37', privateKey: '' };

test('a web file arrives whole, with what tells it from the next one', async () => {
  answer = (request, response) => {
    response.setHeader('ETag', '"7"');
    response.end(request.headers.authorization ?? 'nobody');
  };
  const access = { ...noAccess, userName: 'shop', password: 'gravel' };
  const { fetched, text } = await fetchFrom(page(), { access });
  expect(text).toBe(`Basic ${btoa('shop:gravel')}`);
  expect(fetched).toMatchObject({
    outcome: 'received',
    fileName: 'prices.csv',
    bytes: text.length,
    seen: { etag: '"7"', hash: hashOf(text) },
  });
  const token = await fetchFrom(page(), { access: { ...noAccess, password: 'tok' } });
  expect(token.text).toBe('Bearer tok');
});

test('a web file that has not changed is asked for and not sent again', async () => {
  const asked: unknown[] = [];
  answer = ({ headers }, response) => {
    asked.push(headers['if-none-match'], headers['if-modified-since']);
    response.writeHead(304).end();
  };
  const seen: SeenFile = { etag: '"7"', lastModified: 'Sat, 28 Nov 2026 05:00:00 GMT' };
  expect((await fetchFrom(page(), { seen })).fetched.outcome).toBe('unchanged');
  expect(asked).toEqual([seen.etag, seen.lastModified]);
});

test.each<[string, Answer, object]>([
  ['no such file', (_, r) => r.writeHead(404).end(), { trouble: 'no-file' }],
  ['a wrong password', (_, r) => r.writeHead(401).end(), { trouble: 'password' }],
  ['a fault', (_, r) => r.writeHead(503).end(), { trouble: 'answer', line: expect.any(String) }],
  [
    'another server',
    (_, r) => r.writeHead(302, { Location: 'http://169.254.169.254/latest' }).end(),
    { trouble: 'elsewhere', line: '169.254.169.254' },
  ],
  [
    'a circle',
    ({ url }, r) => r.writeHead(302, { Location: url ?? '' }).end(),
    { trouble: 'answer' },
  ],
  ['too much', (_, r) => r.end('x'.repeat(1_000_001)), { trouble: 'too-large' }],
  [
    'a cut connection',
    (_, r) => {
      r.writeHead(200, { 'Content-Length': '1000' });
      r.write('half');
      setTimeout(() => r.destroy(), 20);
    },
    { trouble: 'refused' },
  ],
])('a web server that answers with %s is told by name', async (_, how, told) => {
  answer = how;
  expect((await fetchFrom(page())).fetched).toMatchObject({ outcome: 'failed', ...told });
});

test('another path of the same server is followed', async () => {
  answer = ({ url }, response) => {
    if (url === '/today.csv') response.end(csv);
    else response.writeHead(302, { Location: '/today.csv' }).end();
  };
  const { fetched, text } = await fetchFrom(page('/latest'));
  expect(fetched).toMatchObject({ outcome: 'received', fileName: 'today.csv' });
  expect(text).toBe(csv);
});

test('a machine of the own network is reached only if the shop says so', async () => {
  for (const address of [page().replace('http:', 'https:'), remote('/prices.csv')]) {
    const { fetched } = await fetchFrom(address, { isOpen: false, access: shop });
    expect(fetched).toMatchObject({ outcome: 'failed', trouble: 'not-public' });
  }
});

const put = (path: string, text: string, modifiedAt = 1_700_000_000) =>
  sftp.files.set(path, { bytes: Buffer.from(text), modifiedAt });

test('an SFTP file arrives whole, once, and nothing on the server is changed', async () => {
  put('/out/prices.csv', csv);
  const first = await fetchFrom(remote('/out/prices.csv'), { access: shop });
  expect(first.text).toBe(csv);
  if (first.fetched.outcome !== 'received') throw new Error(JSON.stringify(first.fetched));
  expect(first.fetched).toMatchObject({ fileName: 'prices.csv', seen: { hash: hashOf(csv) } });
  const { seen, hostKey } = first.fetched;
  expect(hostKey).toMatch(/^SHA256:[\w+/]{43}$/);
  const again = await fetchFrom(remote('/out/prices.csv'), { access: shop, hostKey, seen });
  expect(again.fetched.outcome).toBe('unchanged');
  expect(sftp.changes).toEqual([]);
});

test('a large SFTP file arrives whole', async () => {
  const large = 'GN-2090,909.00\n'.repeat(60_000);
  put('/large.csv', large);
  expect((await fetchFrom(remote('/large.csv'), { access: shop })).text).toBe(large);
});

test('of several SFTP files that a star stands for, the newest is taken', async () => {
  put('/out/stock-1127.csv', 'old', 1_700_000_000);
  put('/out/stock-1128.csv', 'new', 1_700_086_400);
  put('/out/stock-1129.xlsx', 'other', 1_700_172_800);
  const { fetched, text } = await fetchFrom(remote('/out/stock-*.csv'), { access: shop });
  expect(fetched).toMatchObject({ fileName: 'stock-1128.csv' });
  expect(text).toBe('new');
});

test('a private key lets the shop in', async () => {
  put('/prices.csv', csv);
  const access = { ...noAccess, userName: 'shop', privateKey: keys.privateKey };
  expect((await fetchFrom(remote('/prices.csv'), { access })).text).toBe(csv);
});

test('a server with another key is not spoken to', async () => {
  put('/prices.csv', csv);
  const hostKey = `SHA256:${'A'.repeat(43)}`;
  const { fetched, text } = await fetchFrom(remote('/prices.csv'), { access: shop, hostKey });
  expect(fetched).toMatchObject({ trouble: 'host-key', line: expect.stringMatching(/^SHA256:/) });
  expect(text).toBe('');
});

test('SFTP: a wrong password, a missing file, a growing file and a full one are told by name', async () => {
  put('/prices.csv', csv);
  const troubleOf = async (path: string, asked: Asked = {}) => {
    const { fetched } = await fetchFrom(remote(path), { access: shop, ...asked });
    return fetched.outcome === 'failed' ? fetched.trouble : fetched.outcome;
  };
  expect(await troubleOf('/prices.csv', { access: { ...shop, password: 'no' } })).toBe('password');
  expect(await troubleOf('/other.csv')).toBe('no-file');
  expect(await troubleOf('/no/such/folder.csv')).toBe('no-file');
  expect(await troubleOf('/prices.csv', { limits: { ...limits, bytes: 5 } })).toBe('too-large');
  sftp.afterLook.run = () => put('/prices.csv', `${csv}more`, 1_700_000_060);
  expect(await troubleOf('/prices.csv')).toBe('growing');
});
