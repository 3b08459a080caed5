import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bridgeStyleHash } from './bridge-style-hash.ts';

test('drafts admit the style sheet of the bridge that is installed', () => {
  const bridge = import.meta.resolve('@storyblok/preview-bridge');
  const source = readFileSync(new URL('bridge-private.js', bridge), 'utf8');
  const sheet = /=\w+`(\s*@keyframes smoke[\s\S]*?)`/.exec(source)?.[1] ?? '';
  const hash = createHash('sha256').update(sheet).digest('base64');
  expect(bridgeStyleHash).toBe(`sha256-${hash}`);
});
