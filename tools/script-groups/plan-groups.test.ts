import { expect, test } from 'vitest';
import { planGroups, type Script, type Scripts } from './plan-groups.ts';

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
  const groups = planGroups(
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
  expect(planGroups(scripts, [start])).toEqual({
    'module of 100': 'site',
    'module of 200': 'shared',
    'module of 300': 'office',
  });
});

test('what few pages need is not carried by the others', () => {
  const scripts = { ...pages('site', ['rare.js'], 4), 'rare.js': script(100) };
  expect(planGroups(scripts, [start])).toEqual({});
});

test('a small script that needs a large one stays alone, and who needs it, too', () => {
  const scripts = {
    ...pages('site', ['outer.js']),
    'outer.js': script(100, { imports: ['inner.js'] }),
    'inner.js': script(200, { imports: ['large.js'] }),
    'large.js': script(90_000),
  };
  expect(planGroups(scripts, [start])).toEqual({});
});
