import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { limitRules } from '#src/http/api/limits.ts';
import { usualRoom } from '#src/http/request-bodies/body-budget.ts';
import { openCollector } from '#tests/fakes/collector.ts';
import { markerIn, markers } from '#tests/logs/markers.ts';
import { copyDemoShop } from '#tests/setup/demo-shop.ts';
import { type BuiltServer, startBuiltServer, temporaryFolder } from './built-server.ts';
import { servedFields } from './served-fields.ts';

// These tests share a server, so each sends its forms from a network of its own.

const patient = { timeout: 240_000 };
const megabyte = 1024 * 1024;
const { folder, remove } = temporaryFolder();
const metricsToken = 'a-long-token-for-metrics';
let server: BuiltServer;
let collector: Awaited<ReturnType<typeof openCollector>>;

beforeAll(async () => {
  copyDemoShop(folder);
  collector = await openCollector();
  server = await startBuiltServer({
    DATA_DIR: folder,
    LOG_LEVEL: 'debug',
    SMTP_URL: 'smtp://127.0.0.1:9',
    FORM_MIN_SECONDS: '0',
    FORM_ATTACK_PER_MINUTE: '0',
    TRUSTED_PROXY_HOPS: '1',
    METRICS_PORT: '0',
    METRICS_TOKEN: metricsToken,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
});

afterAll(async () => {
  server.kill('SIGTERM');
  await server.ended;
  collector.close();
  remove();
});

/** Sends forms as a visitor with this address. */
function visitorAt(address: string) {
  return (path: string, fields: Record<string, string>) =>
    fetch(new URL(path, server.url), {
      method: 'POST',
      headers: { 'X-Forwarded-For': address },
      body: new URLSearchParams(fields),
    });
}

/** The lines of the access log so far. */
function accessLines(): object[] {
  const lines = server.printed().split('\n');
  return lines.filter((line) => line.includes('"kind":"access"')).map((line) => JSON.parse(line));
}

// The output of all process tests is searched once they are done (global-setup.ts).
test('the built server takes forms, tokens and passwords that it then says nowhere', async () => {
  const post = visitorAt('192.0.2.1');
  const page = await (await fetch(new URL('/contact', server.url))).text();
  const person = { ...servedFields(page), name: markers.name, contact: markers.email };
  const sent = await post('/contact', { ...person, topic: 'fit', message: markers.message });
  expect(sent.status).toBeLessThan(400);
  await post('/login', { email: markers.email, password: markers.password });
  await fetch(new URL(`/reset/${markers.token}?from=${markers.email}`, server.url));
  await fetch(new URL(`/${markers.name}.${markers.token}`, server.url));
  expect(server.printed()).toContain('Ironwood is open');
  // The access log is written in blocks, at least once a second.
  await expect
    .poll(() => accessLines())
    .toContainEqual(
      expect.objectContaining({ method: 'GET', route: '/reset/:token', status: 410 }),
    );
  await expect
    .poll(() => accessLines())
    .toContainEqual(expect.objectContaining({ route: '/*', status: 404 }));
  expect(server.printed()).not.toContain('192.0.2.1');
});

// After those requests, which it finds counted.
test('metrics are read at a port of their own, and at the site’s by whoever has the token', async () => {
  const [, port] = /Metrics: port (\d+)/.exec(server.printed()) ?? [];
  const own = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([own.status, own.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain; version=0.0.4'),
  ]);
  const text = await own.text();
  for (const name of ['route="/reset/:token"', 'event="sign-in.failed"} 1', 'database_up 1']) {
    expect(text).toContain(name);
  }
  expect(markerIn(text)).toBeNull();
  const at = (headers: Record<string, string>) =>
    fetch(new URL('/metrics', server.url), { headers });
  expect((await at({})).status).toBe(404);
  const given = await at({ Authorization: `Bearer ${metricsToken}` });
  expect([given.status, (await given.text()).includes('ironwood_build_info{')]).toEqual([
    200,
    true,
  ]);
});

// After the first test too. Spans are sent every five seconds.
test('traces of those requests are sent, as trees without anything that was typed', async () => {
  const named = (name: string) => collector.spans().filter((span) => span.name === name);
  await expect.poll(() => named('send mail').length, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect.poll(() => named('POST /contact').length, { timeout: 30_000 }).toBe(1);
  const [sent] = named('POST /contact');
  const lines = accessLines() as { id: string; route: string; method: string }[];
  const line = lines.find(({ route, method }) => route === '/contact' && method === 'POST');
  expect(sent?.attributes).toMatchObject({
    'http.route': '/contact',
    'ironwood.request.id': line?.id,
  });
  const tree = collector.spans().filter(({ traceId }) => traceId === sent?.traceId);
  const names = tree.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['render page', 'insert leads', 'begin', 'commit']));
  const ids = new Set(tree.map(({ spanId }) => spanId));
  expect(tree.filter(({ parentId }) => !ids.has(parentId))).toEqual([sent]);
  const [mail] = named('send mail');
  const job = collector.spans().find(({ spanId }) => spanId === mail?.parentId);
  expect(job).toMatchObject({ name: 'job send-mail', isError: true });
  expect(job?.attributes).toMatchObject({ 'ironwood.job.attempt': 1 });
  const bytes = collector.bytes().toString('latin1');
  expect([markerIn(bytes), bytes.includes('192.0.2.1'), bytes.includes('undici')]).toEqual([
    null,
    false,
    false,
  ]);
});

test(
  'a network that sends too many forms is told to wait, by the page and with what was typed',
  patient,
  async () => {
    const post = visitorAt('198.51.100.1');
    for (let sent = 0; sent < limitRules.form.requests; sent += 10) {
      // As the page's script sends it: the response is not a page that takes time to render.
      const answers = Array.from({ length: 10 }, () => post('/build.data', { intent: 'undo' }));
      for (const { status } of await Promise.all(answers)) expect(status).not.toBe(429);
    }

    const message = {
      formId: crypto.randomUUID(),
      name: 'Rosa Delgado',
      contact: 'rosa@example.org',
    };
    const refused = await post('/contact', { ...message, topic: 'fit', message: 'Does a 35 fit?' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const page = await refused.text();
    expect(page).toContain('Too many tries. Wait 1 min or call.');
    expect(page).toContain('Rosa Delgado');
    expect(page).toContain('Does a 35 fit?');

    const choice = await post('/build', { intent: 'start' });
    expect(choice.status).toBe(429);
    expect(await choice.text()).toMatch(/<h1>That was a lot at once<\/h1>/);
    expect((await fetch(new URL('/contact', server.url))).status).toBe(200);
    expect((await post('/login', { email: 'x', password: 'y' })).status).not.toBe(429);
    expect((await visitorAt('203.0.113.1')('/build.data', { intent: 'undo' })).status).not.toBe(
      429,
    );
  },
);

test(
  'unfinished posts with large files cost no memory, and those beyond the room are told to come again',
  patient,
  async () => {
    const contact = new URL('/contact', server.url);
    await (await fetch(contact)).text();
    const idleMb = residentMb(server.pid);
    const posts = Array.from({ length: 60 }, () => beginPost(contact));
    await expect.poll(() => refused(posts).length, { timeout: 90_000 }).toBeGreaterThan(35);
    await Promise.all(posts.map(({ written }) => written));
    expect(residentMb(server.pid) - idleMb).toBeLessThan(250);
    for (const { retryAfter } of refused(posts)) expect(Number(retryAfter)).toBeGreaterThan(0);
    expect((await fetch(contact)).status).toBe(200);
    const small = await visitorAt('192.0.2.200')('/contact', { name: 'A' });
    expect(posts.length - refused(posts).length).toBeLessThanOrEqual(usualRoom.networkBodies);
    expect([422, 503]).toContain(small.status);
    for (const { outgoing } of posts) outgoing.destroy();
    await expect.poll(() => readdirSync(join(folder, 'incoming'))).toEqual([]);
  },
);

type Post = {
  outgoing: ClientRequest;
  status?: number;
  retryAfter?: string | undefined;
  /** Resolves when all bytes are sent, or the server has answered before that. */
  written: Promise<void>;
};

const part = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';

/** Sends 10 MB of a form and never completes it. */
function beginPost(url: URL): Post {
  const outgoing = request(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'multipart/form-data; boundary=b',
      'X-Forwarded-For': '192.0.2.200',
    },
  });
  onTestFinished(() => void outgoing.destroy());
  const answered = Promise.withResolvers<void>();
  outgoing.on('error', () => answered.resolve());
  const sent = new Promise<void>((resolve) => {
    outgoing.write(part);
    outgoing.write(Buffer.alloc(10 * megabyte, 0xff), () => resolve());
  });
  const post: Post = { outgoing, written: Promise.race([sent, answered.promise]) };
  outgoing.on('response', (response) => {
    post.status = response.statusCode ?? 0;
    post.retryAfter = response.headers['retry-after'];
    response.resume();
    answered.resolve();
  });
  return post;
}

function refused(posts: readonly Post[]): Post[] {
  return posts.filter(({ status }) => status === 503);
}

function residentMb(pid: number): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024);
}
