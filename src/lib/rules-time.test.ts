import { expect, test } from 'vitest';
import {
  alpha,
  confirmed,
  digits,
  email,
  firstFailure,
  length,
  maxLength,
  maxValue,
  minLength,
  minValue,
  pattern,
  phoneOrEmail,
  required,
} from './rules.ts';

const rules = [
  required(),
  email(),
  email({ multiple: true }),
  alpha(),
  alpha({ locale: 'en' }),
  alpha({ locale: 'es' }),
  length(2),
  digits(5),
  confirmed('other'),
  phoneOrEmail(),
  maxLength(3),
  minLength(3),
  pattern('[A-Z]{2}|x'),
  minValue(2),
  maxValue(4),
];

/** Texts of the given length that make a careless pattern backtrack. */
const adversaries: ((length: number) => string)[] = [
  (length) => 'a'.repeat(length),
  (length) => `${'a.'.repeat(length / 2)}@`,
  (length) => `a@${'a-'.repeat(length / 2)}!`,
  (length) => `a@${'a.'.repeat(length / 2)}1`,
  (length) => `${'a@b.co,'.repeat(length / 7)}!`,
  (length) => `${' '.repeat(length)}x`,
  (length) => `${'1'.repeat(length)}x`,
  (length) => `${'+1 ('.repeat(length / 4)}x`,
  (length) => `${'\u200b'.repeat(length)}`,
  (length) => `${'\u0301'.repeat(length)}`,
];

test.each(rules)('$name takes ten times as long for ten times as much', (rule) => {
  for (const adversary of adversaries) {
    const [short, long] = [adversary(20_000), adversary(200_000)];
    const judge = (text: string) => firstFailure([rule], text, { field: 'x', form: { other: 7 } });
    // Generous on a busy machine; quadratic time would take minutes.
    expect(fastest(() => judge(long))).toBeLessThan(20 * fastest(() => judge(short)) + 200);
  }
});

/** Milliseconds of the best of three runs. */
function fastest(act: () => unknown): number {
  const runs = [1, 2, 3].map(() => {
    const startedMs = performance.now();
    act();
    return performance.now() - startedMs;
  });
  return Math.min(...runs);
}
