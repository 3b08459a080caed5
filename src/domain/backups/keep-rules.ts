/** How many days, weeks and months keep their newest backup. */
export type KeepRules = { daily: number; weekly: number; monthly: number };

const rule = /^(\d{1,3}) (daily|weekly|monthly)$/;
const rulesIn = (text: string) => text.split(',').map((part) => rule.exec(part.trim()));

/** Whether a text says how many backups are kept: "7 daily, 4 weekly, 12 monthly", at least one. */
export function isKeepRules(text: string): boolean {
  const found = rulesIn(text);
  return found.every((part) => part !== null) && found.some((part) => Number(part?.[1]) > 0);
}

/** Kinds that are not mentioned keep none. */
export function parseKeepRules(text: string): KeepRules {
  const pairs = rulesIn(text).map((part) => [part?.[2], Number(part?.[1])]);
  return { daily: 0, weekly: 0, monthly: 0, ...Object.fromEntries(pairs) };
}

/** The backups to keep, of those made at these moments: the newest one always is. */
export function chooseKept(
  moments: readonly Temporal.Instant[],
  rules: KeepRules,
  zone: string,
): Temporal.Instant[] {
  const newestFirst = moments.toSorted((a, b) => Temporal.Instant.compare(b, a));
  const kept = new Set(newestFirst.slice(0, 1));
  const periods = [
    [rules.daily, dayOf],
    [rules.weekly, weekOf],
    [rules.monthly, monthOf],
  ] as const;
  for (const [count, periodOf] of periods) {
    const newest = new Map<string, Temporal.Instant>();
    for (const moment of newestFirst) {
      const period = periodOf(moment.toZonedDateTimeISO(zone).toPlainDate());
      if (!newest.has(period)) newest.set(period, moment);
    }
    for (const moment of [...newest.values()].slice(0, count)) kept.add(moment);
  }
  return newestFirst.filter((moment) => kept.has(moment));
}

const dayOf = (date: Temporal.PlainDate) => date.toString();
const weekOf = (date: Temporal.PlainDate) => `${date.yearOfWeek} ${date.weekOfYear}`;
const monthOf = (date: Temporal.PlainDate) => date.toPlainYearMonth().toString();
