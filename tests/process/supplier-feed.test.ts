import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SftpServer, startSftpServer } from '#tests/fakes/sftp-server.ts';
import { copyDemoShop } from '#tests/setup/demo-shop.ts';
import { signIn } from '#tools/bench/scale/measure-page.ts';
import { type BuiltServer, startBuiltServer, temporaryFolder } from './built-server.ts';

const owner = { email: 'first@ironwood.example', password: 'gravel-37-lantern' };
const secret = 'a-password-of-the-supplier';
const sku = 'tinstead-fallow-17x9-6x1397-p0';

const { folder, remove } = temporaryFolder();
let supplier: SftpServer;
let server: BuiltServer;
let cookie: string;

beforeAll(async () => {
  copyDemoShop(folder);
  supplier = await startSftpServer({ user: 'ironwood', password: secret });
  server = await startBuiltServer({
    DATA_DIR: folder,
    LOG_LEVEL: 'debug',
    FEED_INSIDE_HOSTS: `127.0.0.1:${supplier.port}`,
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
  });
  cookie = await signIn(server.url, owner);
});

afterAll(async () => {
  server.kill('SIGTERM');
  await server.ended;
  await supplier.stop();
  remove();
});

const offer = (price: string) =>
  supplier.files.set('/out/prices.csv', {
    bytes: Buffer.from(`Part No.,New Price\n${sku},${price}\n`),
    modifiedAt: 1_700_000_000 + Number(price),
  });

async function press(path: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: server.url },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  expect(answer.status).toBeLessThan(400);
  return answer.headers.get('location') ?? '';
}

async function untilShown(path: string, text: string): Promise<string> {
  for (;;) {
    const answer = await fetch(server.url + path, { headers: { Cookie: cookie } });
    const html = await answer.text();
    if (html.includes(text)) return html;
    await wait(200);
  }
}

test('a price list on an SFTP server becomes prices on the site, and its password is nowhere', {
  timeout: 90_000,
}, async () => {
  offer('240');
  const feed = await press('/admin/catalog/imports/feeds/new', {
    intent: 'save',
    name: 'Harbor Wheel prices',
    address: `sftp://127.0.0.1:${supplier.port}/out/prices.csv`,
    userName: 'ironwood',
    password: secret,
    privateKey: '',
    pause: 'daily',
    at: '05:30',
    applies: 'itself',
  });
  const held = await untilShown(feed, 'Check and apply');
  const file = /\/admin\/catalog\/imports\/[\da-f-]{36}/.exec(held)?.[0] ?? '';
  const columns = { 'field-0': 'partNumber', 'field-1': 'msrp', prices: 'on', priceFrom: 'msrp' };
  await press(file, { intent: 'map', supplier: 'Harbor Wheel', ...columns });
  await untilShown(file, 'To be applied');
  await press(file, { intent: 'apply' });
  await untilShown(feed, 'The last file was applied.');
  const shelf = `/admin/catalog/wheels/parts/${sku}`;
  await untilShown(shelf, '240.00');

  offer('251');
  await press(feed, { intent: 'fetch' });
  await untilShown(shelf, '251.00');
  expect(await untilShown(feed, 'Applied')).not.toContain(secret);
  expect(supplier.changes).toEqual([]);
  expect(server.printed()).not.toContain(secret);
});
