import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readPreview, signPreview } from './preview-signature.server.ts';

const proof = { previewToken: 'preview-token', nowMs: Date.UTC(2026, 10, 21, 14) };
const story = { id: 1007, component: 'page', locale: 'es' } as const;
const signed = () => signPreview(story, proof);
const minutes = (count: number) => ({ ...proof, nowMs: proof.nowMs + count * 60_000 });

function changed(name: string, value: string): URLSearchParams {
  const params = signed();
  params.set(name, value);
  return params;
}

test('the signature is the one that Storyblok’s editor makes', () => {
  const params = signed();
  const text = `1:preview-token:${params.get('_storyblok_tk[timestamp]')}`;
  const sha1 = createHash('sha1').update(text).digest('hex');
  expect(params.get('_storyblok_tk[token]')).toBe(sha1);
  expect(params.get('_storyblok')).toBe('1007');
});

test('a signed address opens its story in its language, for an hour', () => {
  expect(readPreview(signed(), proof)).toEqual({ storyId: 1007, locale: 'es' });
  expect(readPreview(signed(), minutes(59))).not.toBeNull();
  expect(readPreview(signed(), minutes(60))).toBeNull();
});

test.each([
  ['_storyblok_tk[token]', ''],
  ['_storyblok_tk[token]', 'f'.repeat(40)],
  ['_storyblok_tk[space_id]', '2'],
  ['_storyblok_tk[timestamp]', String(proof.nowMs / 1000 + 900)],
  ['_storyblok_tk[timestamp]', '1e12'],
  ['_storyblok', 'all'],
])('%s = %j opens nothing', (name, value) => {
  expect(readPreview(changed(name, value), proof)).toBeNull();
});

test('a signature by another token opens nothing', () => {
  const other = signPreview(story, { ...proof, previewToken: 'public-token' });
  expect(readPreview(other, proof)).toBeNull();
  expect(readPreview(new URLSearchParams({ _storyblok: '1007' }), proof)).toBeNull();
});
