import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './seal-secret.server.ts';

const clock = { now: () => Temporal.Instant.from('2026-05-03T18:00:00Z') };
const keysOf = (secret: string) => ({
  clock,
  ids: { uuid: randomUUID, token: randomUUID },
  keyFor: (purpose: string) => createHash('sha256').update(`${secret} ${purpose}`).digest(),
});
const keys = keysOf('one');
const place = 'mail.password';

test('a sealed secret opens at its place, shows two characters, and is another text each time', () => {
  const sealed = sealSecret(keys, { place, secret: 'gravel-37-lantern' });
  expect(openSecret(keys, place, sealed)).toBe('gravel-37-lantern');
  expect(sealed).toMatchObject({ ending: 'rn', setAt: '2026-05-03T18:00:00Z' });
  expect(JSON.stringify(sealed)).not.toContain('gravel');
  expect(sealSecret(keys, { place, secret: 'gravel-37-lantern' }).sealed).not.toBe(sealed.sealed);
});

test('it opens nowhere else, with no other SECRET, and not after a change', () => {
  const sealed = sealSecret(keys, { place, secret: 'short' });
  expect(sealed.ending).toBe('');
  expect(openSecret(keys, 'backups.key', sealed)).toBeNull();
  expect(openSecret(keysOf('two'), place, sealed)).toBeNull();
  expect(openSecret(keys, place, { ...sealed, sealed: sealed.sealed.slice(0, -2) })).toBeNull();
  expect(openSecret(keys, place, { ...sealed, sealed: 'AAAA' })).toBeNull();
});
