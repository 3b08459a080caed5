/** The figures of one or more days. */
export type Measures = {
  /** Per day: somebody who comes on two days counts twice. */
  visitors: number;
  views: number;
  /** Visitors who started a build, chose a part, sent it, or booked a time. */
  started: number;
  chosen: number;
  sent: number;
  booked: number;
  calls: number;
  applied: number;
};

export const measureNames = [
  'visitors',
  'views',
  'started',
  'chosen',
  'sent',
  'booked',
  'calls',
  'applied',
] as const satisfies (keyof Measures)[];

export function measures(of: (name: keyof Measures) => number): Measures {
  const entries = measureNames.map((name) => [name, of(name)]);
  return Object.fromEntries(entries) as Measures;
}

/** Figures of several days together. */
export function addMeasures(days: readonly Measures[]): Measures {
  return measures((name) => days.reduce((sum, day) => sum + day[name], 0));
}

export const periodDays = [7, 28, 90, 365] as const;
export type PeriodDays = (typeof periodDays)[number];

/** ISO 8601 dates, first and last included. */
export type ReportPeriod = {
  from: string;
  until: string;
  days: string[];
  before: { from: string; until: string };
};

/** The days up to today, and the same number of days before them for comparison. */
export function periodUntil(today: Temporal.PlainDate, count: number): ReportPeriod {
  const from = today.subtract({ days: count - 1 });
  return {
    from: from.toString(),
    until: today.toString(),
    days: Array.from({ length: count }, (_, at) => from.add({ days: at }).toString()),
    before: {
      from: from.subtract({ days: count }).toString(),
      until: from.subtract({ days: 1 }).toString(),
    },
  };
}
