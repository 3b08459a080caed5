import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveDay, moveWallClock, wallClock } from './wall-clock.ts';

const zones = Intl.supportedValuesOf('timeZone');
const hourMs = 3_600_000;

/** Moments within two hours of a clock change of one of the two zones, and any others of three years. */
const cases = fc
  .record({ from: fc.constantFrom(...zones), to: fc.constantFrom(...zones) })
  .chain((both) =>
    fc.record({
      both: fc.constant(both),
      moments: fc.array(
        fc.oneof(
          fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-12-31') }),
          fc
            .record({
              at: fc.constantFrom(
                ...changesOf(both.from),
                ...changesOf(both.to),
                Date.parse('2027-07-01'),
              ),
              minutes: fc.integer({ min: -120, max: 120 }),
            })
            .map(({ at, minutes }) => at + minutes * 60_000),
        ),
        { minLength: 2, maxLength: 40 },
      ),
    }),
  );

function changesOf(timeZone: string): number[] {
  const found: number[] = [];
  let at = Temporal.Instant.from('2026-01-01T00:00Z').toZonedDateTimeISO(timeZone);
  for (;;) {
    const change = at.getTimeZoneTransition('next');
    if (!change || change.year > 2028) return found;
    found.push(change.epochMilliseconds);
    at = change;
  }
}

const ms = (text: string) => Temporal.ZonedDateTime.from(text).epochMilliseconds;
const phoenix = 'America/Phoenix';
const newYork = 'America/New_York';

test('there and back is where it was, the clock shows the same, and the order is kept', () => {
  fc.assert(
    fc.property(cases, ({ both: { from, to }, moments }) => {
      const kept = [...new Set(moments)]
        .sort((one, other) => one - other)
        .map((at) => ({ at, moved: moveWallClock(at, { from, to }) }))
        .filter(({ moved }) => moved.lost === null);
      for (const { at, moved } of kept) {
        expect(wallClock(moved.at, to).equals(wallClock(at, from))).toBe(true);
        expect(moveWallClock(moved.at, { from: to, to: from })).toMatchObject({ at, lost: null });
      }
      const after = kept.map(({ moved }) => moved.at);
      expect(after).toEqual([...new Set(after)].sort((one, other) => one - other));
    }),
    { numRuns: 500 },
  );
});

test('a moment is lost only within an hour or two of a clock change', () => {
  fc.assert(
    fc.property(cases, ({ both: { from, to }, moments }) => {
      for (const at of moments) {
        const moved = moveWallClock(at, { from, to });
        const near = [
          ...changesOf(from).map((change) => at - change),
          ...changesOf(to).map((change) => moved.at - change),
        ];
        if (moved.lost) expect(Math.min(...near.map(Math.abs))).toBeLessThanOrEqual(2 * hourMs);
      }
    }),
  );
});

test('a time that spring skips goes to the end of the gap, and says so', () => {
  const at = ms('2027-03-14T02:30[America/Phoenix]');
  expect(moveWallClock(at, { from: phoenix, to: newYork })).toEqual({
    at: ms('2027-03-14T03:00[America/New_York]'),
    lost: 'skipped',
    isRepeated: false,
  });
});

test('of a repeated time the first is meant, and the second cannot be kept apart elsewhere', () => {
  const first = {
    at: ms('2026-11-01T01:30-04:00[America/New_York]'),
    lost: null,
    isRepeated: true,
  };
  const at = ms('2026-11-01T01:30[America/Phoenix]');
  expect(moveWallClock(at, { from: phoenix, to: newYork })).toEqual(first);
  const second = ms('2026-11-01T01:30-05:00[America/New_York]');
  expect(moveWallClock(second, { from: newYork, to: phoenix })).toEqual({
    at,
    lost: 'second',
    isRepeated: false,
  });
  expect(moveWallClock(second, { from: newYork, to: 'America/Chicago' })).toMatchObject({
    at: ms('2026-11-01T01:30-06:00[America/Chicago]'),
    lost: null,
  });
});

test('a day begins at midnight there too, or when its clocks begin it', () => {
  const day = ms('2027-03-14T00:00[America/Phoenix]');
  expect(moveDay(day, { from: phoenix, to: newYork })).toBe(
    ms('2027-03-14T00:00[America/New_York]'),
  );
  const inHavana = ms('2027-03-14T01:00[America/Havana]');
  expect(moveDay(day, { from: phoenix, to: 'America/Havana' })).toBe(inHavana);
  expect(moveDay(inHavana, { from: 'America/Havana', to: phoenix })).toBe(day);
});
