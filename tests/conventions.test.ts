import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '#src/server/env.ts';
import { envSchema } from '#src/server/env-variables.ts';
import { envExample, withEnvTable } from '#tools/env-docs.ts';
import { thorough } from '../vitest.check.config.ts';
import { everywhere } from '../vitest.config.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const manifest = JSON.parse(read('package.json'));

describe('what is said of the environment', () => {
  const mend = 'mend it with: node tools/write-env-docs.ts';

  test('.env.example is current', () => {
    expect(read('.env.example'), mend).toBe(envExample());
  });

  test('so is the table of operations', () => {
    const document = read('docs/operations.md');
    expect(document, mend).toBe(withEnvTable(document));
  });

  test('.env.example, read as it is, starts the site with its defaults', () => {
    const lines = [...read('.env.example').matchAll(/^#([A-Z_\d]+)=(.*)$/gm)];
    const values = Object.fromEntries(lines.map(([, name, value]) => [name, value]));
    expect(Object.keys(values)).toEqual(Object.keys(envSchema.shape));
    expect(readEnv(values)).toEqual(readEnv({}));
  });
});

test('editors and the formatter agree', () => {
  const { formatter } = JSON.parse(read('biome.json'));
  const [, all = ''] = read('.editorconfig').split(/^\[.*\]$/m);
  expect(
    Object.fromEntries([...all.matchAll(/^(\w+) = (.+)$/gm)].map(([, k, v]) => [k, v])),
  ).toEqual({
    charset: 'utf-8',
    end_of_line: 'lf',
    indent_style: formatter.indentStyle,
    indent_size: String(formatter.indentWidth),
    max_line_length: String(formatter.lineWidth),
    insert_final_newline: 'true',
    trim_trailing_whitespace: 'true',
  });
});

test('the Node of the site is the same wherever it is named', () => {
  const [, inImage] = /^ARG NODE_VERSION=(.+)$/m.exec(read('Dockerfile')) ?? [];
  expect([read('.nvmrc').trim(), inImage]).toEqual([
    manifest.dependencies.node,
    manifest.dependencies.node,
  ]);
});

describe('the image', () => {
  const dockerfile = read('Dockerfile');
  const instructions = dockerfile
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => line.split(/\s+/));
  const last = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'));

  test('it is made of official images alone', () => {
    const bases = instructions.filter(([name]) => name === 'FROM').map(([, image = '']) => image);
    expect(bases).toHaveLength(3);
    expect(bases.filter((image) => !/^node:\$\{NODE_VERSION\}-slim$/.test(image))).toEqual([]);
  });

  test('what is copied into it is there and reaches the builder', () => {
    const sent = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path ?? '');
    const copied = instructions
      .filter(([name, option]) => name === 'COPY' && !option?.startsWith('--from'))
      .flatMap((line) => line.slice(1, -1))
      .filter((path) => path !== '.');
    expect([...sent, ...copied].filter((path) => !existsSync(path))).toEqual([]);
    expect(copied.filter((path) => !sent.includes(path))).toEqual([]);
  });

  test('the build finds every file that it is made of', () => {
    const sent = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path ?? '');
    const stamp = read('tools/set-up/build-stamp.mjs');
    const lists = [...stamp.matchAll(/const (?:configFiles|folders) = \[([^\]]+)\]/g)];
    const needed = lists.flatMap(([, list = '']) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, path]) => path ?? ''),
    );
    expect(needed).toEqual(expect.arrayContaining(['src', 'vite.config.ts']));
    expect(needed.filter((path) => !sent.some((top) => path.startsWith(top)))).toEqual([]);
  });

  test('it runs as a user without rights, with its data in a volume', () => {
    expect(last).toContainEqual(['USER', 'node']);
    expect(last).toContainEqual(['VOLUME', '/data']);
    expect(dockerfile).toMatch(/^ENV .*\bDATA_DIR=\/data\b/m);
  });

  test('its health is asked for where the site tells it', () => {
    const [, address = ''] = /HEALTHCHECK[\s\S]+?\}(\/\w+)`/.exec(dockerfile) ?? [];
    expect(read('src/http/routes/health.ts')).toContain(`routes.get('${address}'`);
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml'));
  const sites = ['site-1', 'site-2'];
  const { environment } = services['site-1'];

  test('both processes are set up alike, as the proxy is told', () => {
    const [first, second] = sites.map((name) => services[name]);
    expect(second).toEqual(first);
    const addresses = sites.map((name) => `${name}:${environment.PORT}`);
    const proxied = [...read('deploy/Caddyfile').matchAll(/reverse_proxy (.+) \{/g)];
    expect(proxied.map(([, to]) => to?.split(' ').sort())).toEqual(proxied.map(() => addresses));
    expect(read('deploy/Caddyfile')).toContain('health_uri /readyz');
  });

  test('the site takes every variable that it is given', () => {
    expect(Object.keys(environment).filter((name) => !(name in envSchema.shape))).toEqual([]);
    expect(() => readEnv(environment)).not.toThrow();
  });

  test('each variable that names another service names one, at a port of its own', () => {
    const hosts = ['DATABASE_URL', 'S3_ENDPOINT', 'SMTP_URL'].map(
      (name) => new URL(environment[name]).hostname,
    );
    expect(hosts.filter((host) => !(host in services))).toEqual([]);
  });

  test('both sides have the same words for database and store', () => {
    const database = new URL(environment.DATABASE_URL);
    expect(services.database.environment).toEqual({
      POSTGRES_USER: database.username,
      POSTGRES_PASSWORD: database.password,
      POSTGRES_DB: database.pathname.slice(1),
    });
    expect(services.files.environment).toEqual({
      ROOT_ACCESS_KEY_ID: environment.S3_ACCESS_KEY,
      ROOT_SECRET_ACCESS_KEY: environment.S3_SECRET_KEY,
      VGW_REGION: environment.S3_REGION,
    });
    expect(services.bucket.command).toContain(`/data/${environment.S3_BUCKET}`);
  });

  test('nothing is opened to other machines, and every volume is declared', () => {
    const all = Object.values<{ ports?: string[]; volumes?: string[] }>(services);
    const ports = all.flatMap((service) => service.ports ?? []);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    const mounted = all.flatMap((service) => service.volumes ?? []);
    const used = mounted
      .map((one) => one.split(':')[0] ?? '')
      .filter((one) => !one.startsWith('.'));
    expect(new Set(used)).toEqual(new Set(Object.keys(volumes)));
  });
});

describe('the workflow', () => {
  const { jobs } = parse(read('.github/workflows/check.yml'));
  const steps = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap((job) => job.steps);

  test('runs scripts that there are, and all checks', () => {
    const commands = steps.flatMap(
      ({ run = '' }) => run.match(/^npm (?:run [\w:-]+|test)/gm) ?? [],
    );
    const scripts = commands.map((command) => command.split(' ').at(-1) ?? '');
    expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
    expect(scripts).toEqual(expect.arrayContaining(['check', 'test']));
  });

  test('tries the oldest and the newest Node and PostgreSQL that are promised', () => {
    const { include } = jobs.whole.strategy.matrix;
    const [, oldest] = /^>=(\d+)$/.exec(manifest.engines.node) ?? [];
    const newest = manifest.dependencies.node.split('.')[0];
    expect(include.map(({ node }: { node: string }) => node)).toEqual([oldest, newest]);
    const [, first] = /PostgreSQL server, version (\d+) or newer/.exec(read('.env.example')) ?? [];
    expect(include[0].postgres).toBe(first);
  });
});

test('each test that the quick check leaves to the whole one is there, once', () => {
  const all = globSync(everywhere).map((file) => `/${file.replace(/\.test\.tsx?$/, '')}`);
  const found = thorough.map((name) => all.filter((file) => file.endsWith(`/${name}`)));
  expect(found.filter((files) => files.length !== 1)).toEqual([]);
});

test('packages come from wherever npm is set up to look: no file names a registry', () => {
  const files = globSync([
    '{package,package-lock}.json',
    '.npmrc',
    'Dockerfile',
    '.github/**/*.yml',
  ]);
  const naming = files.filter((file) => /"resolved"|\bregistry\s*=|registry-url/.test(read(file)));
  expect(naming).toEqual([]);
});
