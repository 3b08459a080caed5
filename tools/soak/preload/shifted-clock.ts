// Loaded into a server before it starts: its clock is wrong by as many milliseconds as the file SOAK_CLOCK says, and
// jumps when that changes. Timers and `performance` are monotonic, as they are when an operator sets a clock.
import { readFileSync } from 'node:fs';
import { preloadEveryThread } from './every-thread.ts';

const file = process.env.SOAK_CLOCK ?? '';
const lookMs = 20;
const RealDate = Date;
const realNow = Date.now;
const realInstant = Temporal.Now.instant;
let shiftMs = 0;
let lookedMs = Number.NEGATIVE_INFINITY;

function shift(): number {
  if (performance.now() - lookedMs > lookMs) {
    lookedMs = performance.now();
    shiftMs = Number(readFileSync(file, 'utf8'));
  }
  return shiftMs;
}

const now = () => realNow() + shift();
const instant = () => realInstant().add({ milliseconds: shift() });
const zoned = (zone: Temporal.TimeZoneLike = Temporal.Now.timeZoneId()) =>
  instant().toZonedDateTimeISO(zone);

preloadEveryThread(import.meta.url);
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, as) => Reflect.construct(target, given.length ? given : [now()], as),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
RealDate.prototype.constructor = globalThis.Date;
Object.assign(Temporal.Now, {
  instant,
  zonedDateTimeISO: zoned,
  plainDateTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDateTime(),
  plainDateISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDate(),
  plainTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainTime(),
});
