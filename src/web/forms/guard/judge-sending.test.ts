import { expect, test } from 'vitest';
import { type Judgement, judgeSending, type Sending } from './judge-sending.ts';

const person: Sending = { ageMs: 60_000, isTrapped: false, isAttacked: false, isProven: false };
const day = 24 * 60 * 60 * 1000;

test.each<[string, Partial<Sending>, Judgement]>([
  ['a person', {}, 'take'],
  ['a field that nobody sees', { isTrapped: true }, 'trapped'],
  ['that field, even with a proof', { isTrapped: true, isProven: true }, 'trapped'],
  ['no token of ours', { ageMs: null }, 'stale'],
  ['no token but a proof', { ageMs: null, isProven: true }, 'stale'],
  ['a day', { ageMs: day }, 'take'],
  ['more than a day', { ageMs: day + 1 }, 'stale'],
  ['faster than anybody reads', { ageMs: 2_999 }, 'fast'],
  ['as fast as somebody may be', { ageMs: 3_000 }, 'take'],
  ['fast, but proven', { ageMs: 2_999, isProven: true }, 'take'],
  ['served before the clock was set back', { ageMs: -1_000 }, 'take'],
  ['under attack', { isAttacked: true }, 'prove'],
  ['under attack, proven', { isAttacked: true, isProven: true }, 'take'],
  ['under attack, fast', { isAttacked: true, ageMs: 10 }, 'prove'],
])('%s', (_, sending, judgement) => {
  expect(judgeSending({ ...person, ...sending }, { minimumMs: 3_000 })).toBe(judgement);
});
