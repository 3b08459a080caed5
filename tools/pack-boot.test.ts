import { globSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { pack } from './pack-boot.ts';

test('what every page runs before anybody touches it is a script of less than 3 KB', () => {
  const sources = globSync('src/web/boot/*.js').map((path) => readFileSync(path, 'utf8'));
  const packed = sources.map(pack).join('\n');
  expect(sources).toHaveLength(2);
  expect(() => new Script(packed)).not.toThrow();
  expect(packed.length).toBeLessThan(3 * 1024);
  expect(packed).toContain('/api/event');
});

test('a script that is none stops the build', () => {
  expect(() => pack('let = (')).toThrow();
});
