import { expect, test } from 'vitest';
import { planGroups } from './plan-groups.ts';
import type { Script, Scripts } from './scripts.ts';

const start = '/src/entry.client.tsx';

const script = (bytes: number, { entry = null, imports = [] }: Partial<Script> = {}): Script => ({
  entry,
  imports,
  modules: { [`module of ${bytes}`]: bytes },
});

/** Five pages of a family that all need these scripts. */
function pages(family: string, imports: readonly string[], count = 5): Scripts {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `${family}-${at}.js`,
      script(9000 + at, { entry: `/src/${family}/some/${at}.page.tsx`, imports }),
    ]),
  );
}

test('what the router starts with is one script, whatever its size', () => {
  const { groups } = planGroups(
    {
      'entry.js': script(1, { entry: start, imports: ['react.js'] }),
      'react.js': script(200_000, { imports: ['runtime.js'] }),
      'runtime.js': script(700),
    },
    [start],
  );
  expect(groups).toEqual({ 'module of 200000': 'start', 'module of 700': 'start' });
});

test('small scripts that many pages need are put together by who needs them', () => {
  const scripts = {
    ...pages('site', ['words.js', 'date.js', 'large.js']),
    ...pages('office', ['table.js', 'date.js']),
    'words.js': script(100),
    'date.js': script(200),
    'table.js': script(300),
    'large.js': script(4000),
  };
  expect(planGroups(scripts, [start]).groups).toEqual({
    'module of 100': 'site',
    'module of 200': 'shared',
    'module of 300': 'office',
  });
});

test('what few pages need is not carried by the others', () => {
  const scripts = { ...pages('site', ['rare.js'], 4), 'rare.js': script(100) };
  expect(planGroups(scripts, [start]).groups).toEqual({});
});

test('a small script that needs a large one stays alone, and who needs it, too', () => {
  const scripts = {
    ...pages('site', ['outer.js']),
    'outer.js': script(100, { imports: ['inner.js'] }),
    'inner.js': script(200, { imports: ['large.js'] }),
    'large.js': script(90_000),
  };
  expect(planGroups(scripts, [start]).groups).toEqual({});
});

const flow = '/src/site/build/flow/block.tsx';
const drawing: Script = {
  entry: null,
  imports: ['words.js'],
  modules: { '/src/drawing/drawing.ts': 80_000 },
};

test('what draws a truck is one script, and so is what only the build needs, whatever their sizes', () => {
  const scripts = {
    'flow.js': script(50_000, { entry: flow, imports: ['draw.js', 'stage.js', 'saver.js'] }),
    'late.js': script(700, { entry: '/src/site/build/late.tsx', imports: ['saver.js'] }),
    'sheet.js': script(900, {
      entry: '/src/site/sheet.page.tsx',
      imports: ['draw.js', 'stage.js'],
    }),
    'home.js': script(800, { entry: '/src/site/home.page.tsx', imports: ['words.js'] }),
    'draw.js': drawing,
    'stage.js': script(200),
    'saver.js': script(20_000),
    'words.js': script(300),
  };
  const { order, groups } = planGroups(scripts, [start]);
  expect(groups).toEqual({
    '/src/drawing/drawing.ts': 'stage',
    'module of 200': 'stage',
    'module of 20000': 'build',
    'module of 300': 'part-1',
  });
  // The bundler puts what a group needs into it, unless an earlier group has it.
  expect(order.indexOf('part-1')).toBeLessThan(order.indexOf('stage'));
  expect(order.indexOf('stage')).toBeLessThan(order.indexOf('build'));
});

test('what the dialog that starts a build needs is not in the script of the build', () => {
  const scripts = {
    'flow.js': script(50_000, { entry: flow, imports: ['selects.js'] }),
    'dialog.js': script(900, {
      entry: '/src/site/build/overlay/dialog.tsx',
      imports: ['selects.js'],
    }),
    'selects.js': script(9000),
  };
  expect(planGroups(scripts, [start]).groups).toEqual({});
});
