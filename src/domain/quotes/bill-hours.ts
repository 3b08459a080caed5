import { type Bill, largeTireIn, type NewTires } from './bill.ts';
import { addSpans, mapSpan, nothing, type Span } from './span.ts';

/** Hours for one technician to mount, balance and install a set of four, by diameter. */
const mountingFour: readonly { belowIn: number; hours: Span }[] = [
  { belowIn: 33.5, hours: { low: 1, likely: 1.2, high: 1.5 } },
  { belowIn: largeTireIn, hours: { low: 1.3, likely: 1.5, high: 1.8 } },
  { belowIn: Number.POSITIVE_INFINITY, hours: { low: 1.8, likely: 2.2, high: 2.5 } },
];

/** All work of a bill in hours of one technician, to the tenth: the time to reserve. */
export function hoursOf({ jobs, tires }: Bill): Span {
  const sum = addSpans([...jobs.map(({ hours }) => hours), mountingHours(tires)]);
  return mapSpan((level) => Number(sum[level].toFixed(1)));
}

function mountingHours(tires: NewTires | null): Span {
  if (!tires) return nothing;
  const { count, diameterIn } = tires;
  const four = mountingFour.find(({ belowIn }) => diameterIn < belowIn)?.hours ?? nothing;
  return mapSpan((level) => (four[level] * count) / 4);
}
