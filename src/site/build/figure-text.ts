import type { Locale } from '#src/domain/context.ts';
import type { Figure } from '#src/domain/fitment/index.ts';
import { usFigure } from '#src/lib/us-figures.ts';
import texts from './figure-words.json' with { type: 'json' };

const millimetresInAnInch = 25.4;

export type FigureText = { value: string; delta: string | null };

/** Formats a figure: one decimal, inches for millimeters; null if unknown. */
export function figureText(figure: Figure, locale: Locale): FigureText | null {
  const { value, delta, unit } = inInches(figure);
  if (value === null) return null;
  const changed = delta !== null && Math.abs(delta) >= 0.05;
  // "about 31.9°" would claim a precision that an estimated angle does not have.
  const told = unit === 'deg' && figure.approximate ? Math.round(value) : value;
  return {
    value: withUnit(formatNumber(told, locale), unit, locale),
    delta: changed ? signed(delta, locale) : null,
  };
}

/** "82.1 in". */
export function inchesText(value: number, locale: Locale): string {
  return withUnit(formatNumber(value, locale), 'in', locale);
}

/** A change in inches: "+5.1 in", "0 in", "−0.7 in". */
export function changeText(inches: number, locale: Locale): string {
  return inches > 0.05 ? `+${inchesText(inches, locale)}` : inchesText(inches, locale);
}

/** 82.4 in as people say it: 6 ft 10. Whole inches. */
export function feetAndInches(totalIn: number) {
  const whole = Math.round(totalIn);
  return { feet: Math.floor(whole / 12), inches: whole % 12 };
}

/** At most one decimal, a real minus sign, in the language's number format. */
export function formatNumber(value: number, locale: Locale): string {
  const rounded = Math.round(value * 10) / 10;
  const text = usFigure(String(Math.abs(rounded)), locale);
  return rounded < 0 ? `−${text}` : text;
}

/** A kit's height as its maker gives it: "1.75" is not rounded to 1.8. At least 0. */
export function kitHeight(inches: number, locale: Locale): string {
  return usFigure(String(inches), locale);
}

/** With its sign, including plus: for changes and offsets. */
export function signed(value: number, locale: Locale): string {
  return value > 0 ? `+${formatNumber(value, locale)}` : formatNumber(value, locale);
}

function inInches({ value, delta, unit }: Figure) {
  if (unit !== 'mm') return { value, delta, unit };
  const convert = (mm: number | null) => (mm === null ? null : mm / millimetresInAnInch);
  return { value: convert(value), delta: convert(delta), unit: 'in' as const };
}

/** "in", in Spanish "pulg". */
export function unitWord(unit: keyof typeof texts, locale: Locale): string {
  return texts[unit][locale];
}

function withUnit(text: string, unit: keyof typeof texts, locale: Locale): string {
  const word = unitWord(unit, locale);
  return unit === 'deg' ? `${text}${word}` : `${text} ${word}`;
}
