import { expect, test } from 'vitest';
import { lateVisits } from './late-visits.ts';

const now = Temporal.Instant.from('2026-11-23T16:00:00Z');
const visit = (state: 'expected' | 'started' | 'finished', startsAt: string, readyBy: string) => ({
  state,
  startsAt: `2026-11-23T${startsAt}:00Z`,
  readyBy: `2026-11-23T${readyBy}:00Z`,
});

test('late is who did not come, and what is not ready when it was promised, longest first', () => {
  const late = lateVisits(
    [
      visit('expected', '15:40', '18:00'),
      visit('started', '12:00', '15:00'),
      visit('expected', '15:55', '18:00'),
      visit('started', '12:00', '17:00'),
      visit('finished', '12:00', '15:00'),
    ],
    now,
  );
  expect(late.map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ['unfinished', 60],
    ['absent', 20],
  ]);
});
