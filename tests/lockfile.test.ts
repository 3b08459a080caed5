import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingEntries } from '#tools/complete-lockfile.ts';

test('the lockfile holds the binaries of every platform, or npm ci refuses it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const missing = Object.keys(missingEntries(packages));
  expect(missing, 'mend it with: node tools/complete-lockfile.ts').toEqual([]);
});

test('a binary that is missing is entered for its platform only, at its exact version', () => {
  const owner = { optionalDependencies: { '@x/core-linux-arm64-musl': '1.2.3' }, dev: true };
  expect(missingEntries({ 'node_modules/@x/core': owner })).toEqual({
    'node_modules/@x/core-linux-arm64-musl': {
      version: '1.2.3',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
    },
  });
});
