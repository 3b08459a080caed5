/** An amount that the shop does not know exactly in advance: hours, or integer cents. */
export type Span = Readonly<Record<Level, number>>;

export const levels = ['low', 'likely', 'high'] as const;
export type Level = (typeof levels)[number];

export const nothing: Span = { low: 0, likely: 0, high: 0 };

export function exactly(amount: number): Span {
  return { low: amount, likely: amount, high: amount };
}

export function mapSpan(of: (level: Level) => number): Span {
  return { low: of('low'), likely: of('likely'), high: of('high') };
}

export function addSpans(spans: readonly Span[]): Span {
  return mapSpan((level) => spans.reduce((sum, span) => sum + span[level], 0));
}
