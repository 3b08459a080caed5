import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { sourcePath } from '#src/db/source-path.ts';
import type { Logger } from '#src/domain/context.ts';
import { openCollector } from '#tests/fakes/collector.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { readEnv } from '../env.ts';
import { openTracing } from './open-tracing.ts';

type Variables = Record<string, string>;

afterEach(() => void vi.unstubAllEnvs());

/** Tracing as an environment sets it up, to a collector. */
async function open(special: Variables = {}, collector = openCollector()) {
  const { url, close, spans } = await collector;
  onTestFinished(close);
  const variables = { OTEL_EXPORTER_OTLP_ENDPOINT: url, ...special };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const lines: object[] = [];
  const note = (fields: object, message?: string) => void lines.push({ ...fields, message });
  const logger: Logger = { ...quietLogger, warn: note, error: note };
  const tracing = openTracing(readEnv(variables), logger, 200);
  return { tracing, lines, logger: tracing.name(logger), spans };
}

type Open = Awaited<ReturnType<typeof open>>['tracing'];

const remote = '0af7651916cd43dd8448eb211c80319c';
const headers = { traceparent: `00-${remote}-b7ad6b7169203331-01`, tracestate: 'x=y' };

/** A request whose handler does this. */
async function request({ aroundRequest }: Open, work: () => Promise<unknown>, status = 200) {
  let working: Promise<unknown> = Promise.resolve();
  const end = aroundRequest({ id: 'request-1', method: 'GET', headers }, () => {
    working = work();
  });
  await working;
  const figures = { status, ms: 5, bytes: 9, cache: null, isCut: false };
  end({ id: 'request-1', method: 'GET', route: '/store/tires/:slug', ...figures });
}

const readLeads = { operation: 'select', table: 'leads' };

test('a request is a trace: its page and statements are below it, and its errors name it', async () => {
  const { tracing, logger, lines, spans } = await open();
  await request(tracing, () =>
    tracing.aroundPage({ route: () => '/store/tires/:slug' }, async () => {
      await tracing.aroundStatement(readLeads, async () => 1);
      logger.error({}, 'page failed');
    }),
  );
  logger.error({}, 'elsewhere');
  await tracing.close();
  const [statement, page, whole] = spans();
  expect([statement?.name, page?.name, whole?.name]).toEqual([
    'select leads',
    'render page',
    'GET /store/tires/:slug',
  ]);
  expect([statement?.parentId, page?.parentId, whole?.parentId]).toEqual([
    page?.spanId,
    whole?.spanId,
    '',
  ]);
  expect(new Set(spans().map(({ traceId }) => traceId))).toEqual(new Set([whole?.traceId]));
  expect(whole?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/store/tires/:slug',
    'http.response.status_code': 200,
    'ironwood.request.id': 'request-1',
  });
  expect(lines).toEqual([
    { message: 'page failed', traceId: whole?.traceId },
    { message: 'elsewhere' },
  ]);
});

test('an error is told by its kind, never by its words', async () => {
  const { tracing, spans } = await open();
  const mail = tracing.aroundJob({ queue: 'send-mail', number: 2, ageMs: 9, lateMs: 3 }, () =>
    tracing.aroundMail(undefined, async () => {
      throw Object.assign(new Error('no dana@example.org here'), { code: 'EENVELOPE' });
    }),
  );
  await expect(mail).rejects.toThrow('dana@');
  await request(tracing, async () => undefined, 500);
  await tracing.close();
  const told = spans().map(({ name, isError, attributes }) => [
    name,
    isError,
    attributes['error.type'],
  ]);
  expect(told).toEqual([
    ['send mail', true, 'EENVELOPE'],
    ['job send-mail', true, 'EENVELOPE'],
    ['GET /store/tires/:slug', true, '500'],
  ]);
  expect(JSON.stringify(spans())).not.toContain('dana');
});

test('a caller’s trace is continued behind a proxy that is trusted, and nowhere else', async () => {
  for (const [hops, expected] of [
    ['0', expect.not.stringContaining(remote)],
    ['1', remote],
  ]) {
    const { tracing, spans } = await open({ TRUSTED_PROXY_HOPS: String(hops) });
    await request(tracing, async () => undefined);
    await tracing.close();
    expect(spans().map(({ traceId }) => traceId)).toEqual([expected]);
  }
});

test('what belongs to no trace, or to one that is not sampled, is not sent', async () => {
  const { tracing, spans } = await open({
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  const page = { route: () => undefined };
  await tracing.aroundStatement(readLeads, async () => 1);
  await request(tracing, () =>
    tracing.aroundPage(page, () => tracing.aroundStatement(readLeads, async () => 1)),
  );
  await tracing.close();
  expect(spans()).toEqual([]);
});

test('a collector that is away or silent costs no request anything, and is one warning', async () => {
  const away = openCollector();
  (await away).close();
  const silent = openCollector({ answers: false });
  for (const collector of [away, silent]) {
    const { tracing, lines } = await open({ OTEL_EXPORTER_OTLP_TIMEOUT: '100' }, collector);
    await request(tracing, async () => 1);
    await tracing.close();
    await expect
      .poll(() => lines)
      .toEqual([expect.objectContaining({ message: 'traces could not be sent and are lost' })]);
  }
});

/** Opens what watches a site in a process of its own; returns the packages of OpenTelemetry that it loaded. */
async function loadedWith(variables: Variables): Promise<string[]> {
  const script = `
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, ...rest) {
      const [, name] = /@opentelemetry\\/([\\w-]+)/.exec(url) ?? [];
      if (name) console.log(name);
      return rest[1](url, rest[0]);
    } });
    const { openWatching } = await import('#src/server/watching/open-watching.ts');
    const { readEnv } = await import('#src/server/env.ts');
    await openWatching(readEnv(), console);`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { cwd: sourcePath('.'), env: { ...variables } },
  );
  return [...new Set(stdout.split('\n').filter(Boolean))];
}

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  const [off, on] = await Promise.all([
    loadedWith({}),
    loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }),
  ]);
  expect(off).toEqual([]);
  expect(on).toEqual(expect.arrayContaining(['api', 'sdk-trace', 'exporter-trace-otlp-proto']));
});
