import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { packScript } from './pack-script.ts';

const sources = ['boot.js', 'visits.js'].map((name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8'),
);

test('what every page runs is still a script, and small', () => {
  const packed = sources.map(packScript).join('');
  expect(() => new Script(packed)).not.toThrow();
  expect(packed.length).toBeLessThan(3.5 * 1024);
  expect(packed).not.toContain('// ');
});

test('addresses in a text are no comment', () => {
  expect(packScript("// why\n  const a = 'https://x';\n\n")).toBe("const a = 'https://x';\n");
});
