import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vehicleSchema } from '#src/domain/fitment/index.ts';
import body from '#tests/fixtures/new-vehicle/body.json' with { type: 'json' };
import record from '#tests/fixtures/new-vehicle/record.json' with { type: 'json' };
import { splitBodies } from '#tools/split-bodies.ts';
import { bodyFileSchema } from './shapes/body-file.ts';

/** The two steps of docs/adding-a-vehicle.md, on a copy of the drawing code: no code is changed. */

/** What a page and a program do to draw a vehicle; prints the drawings. */
const PROGRAM = `
import { drawFront, drawSide, loadBody, loadFace, stockBuild } from './src/drawing/index.ts';
const vehicle = JSON.parse(process.argv[2]);
const isHere = loadBody(vehicle) === null;
await loadBody(vehicle);
await loadFace(vehicle);
const build = stockBuild(vehicle);
const draw = (draw) => draw({ vehicle, build, options: { id: 'new' } }).svg;
const drawn = { isHere, colour: build.paint.colour, side: draw(drawSide), front: draw(drawFront) };
process.stdout.write(JSON.stringify(drawn));
`;

interface Drawn {
  isHere: boolean;
  colour: string;
  side: string;
  front: string;
}

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'new-vehicle-'));
  await cp('package.json', join(copy, 'package.json'));
  await cp('src/drawing', join(copy, 'src/drawing'), { recursive: true });
  await writeFile(join(copy, 'draw.ts'), PROGRAM);
});

afterAll(() => rm(copy, { recursive: true }));

/** The drawings that a program prints in its own Node process. */
async function run(program: string): Promise<Drawn> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [join(copy, program), JSON.stringify(record)], {
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Drawn; // What PROGRAM prints.
}

async function addBody(): Promise<void> {
  const to = join(copy, 'src/drawing/bodies', `${record.id}.json`);
  await cp('tests/fixtures/new-vehicle/body.json', to);
}

test('a record and a body file are a new vehicle, drawn from the side and the front', async () => {
  expect(vehicleSchema.parse(record).id).toBe('example-trail-2030');
  expect(bodyFileSchema.parse(body)).toEqual(body);
  const before = await run('draw.ts');
  await addBody();
  const after = await run('draw.ts');
  expect(after.isHere).toBe(true);
  expect(after.colour).toBe(body.stock.paint);
  expect(before.colour).not.toBe(body.stock.paint);
  for (const view of ['side', 'front'] as const) {
    expect(after[view]).toContain('<svg');
    expect(after[view]).not.toMatch(/NaN|undefined/);
    expect(after[view]).not.toBe(before[view]);
  }
});

test('the browser fetches the new body when it is drawn, and draws the same', async () => {
  await addBody();
  await build({
    root: copy,
    configFile: false,
    logLevel: 'silent',
    plugins: [splitBodies()],
    build: {
      outDir: 'browser',
      minify: false,
      modulePreload: false,
      rollupOptions: { input: join(copy, 'draw.ts'), output: { entryFileNames: 'draw.js' } },
    },
  });
  const inBrowser = await run('browser/draw.js');
  expect(inBrowser.isHere).toBe(false);
  expect({ ...inBrowser, isHere: true }).toEqual(await run('draw.ts'));
});
