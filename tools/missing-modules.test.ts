import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { changeRouter } from './missing-modules.ts';

const router = dirname(fileURLToPath(import.meta.resolve('react-router')));

function ofRouter(name: string) {
  const id = join(router, 'lib/dom/ssr', name);
  const source = readFileSync(id, 'utf8');
  return { id, source, changed: changeRouter(id, source) ?? '' };
}

test('the router that is installed hands on the error of a missing module, and reloads nothing', () => {
  const { source, changed } = ofRouter('routeModules.js');
  expect(source).toContain('location.reload');
  expect(changed).not.toContain('location.reload');
  expect(changed).toMatch(/catch \(error\) \{\s*return \{\s*default\(\) \{ throw error; \}/);
});

test('a missing client loader leaves the route’s data to the server', () => {
  const { changed } = ofRouter('routes.js');
  expect(changed).toMatch(/import\([^)]*clientLoaderModule\)\s*\.catch\(/);
});

test('other files are left alone; a router that does it in another way stops the build', () => {
  expect(changeRouter('/src/root.tsx', 'window.location.reload()')).toBeNull();
  const { id } = ofRouter('routes.js');
  expect(() => changeRouter(id, 'import(other)')).toThrow('another way');
});
