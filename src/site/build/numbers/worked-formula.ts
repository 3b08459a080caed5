import type { Locale } from '#src/domain/context.ts';
import type { Figure, FigureName } from '#src/domain/fitment/index.ts';
import { unitWord } from '../figure-text.ts';

/** Formulas with the names of their inputs, which are the same in every language. */
const templates: Partial<Record<FigureName, string>> = {
  height: '{height} + ({tire} − {stock tire}) ÷ 2 + ({lift front} + {lift rear}) ÷ 2 + {body lift}',
  clearance: '{ground clearance} + ({tire} − {stock tire}) ÷ 2',
  speedAt65: '65 × {tire} ÷ {stock tire}',
  poke: '({width} − {stock width}) ÷ 2 × 25.4 + {stock offset} − {offset}',
  innerClearance: '{stock offset} − {offset} − ({width} − {stock width}) ÷ 2 × 25.4',
  backspacing: '({width} + 1) ÷ 2 + {offset} ÷ 25.4',
  backspacingCenter: '{width} ÷ 2 + {offset} ÷ 25.4',
  track: '2 × ({stock offset} − {offset}) ÷ 25.4',
};

/** A figure's formula with its numbers; null if an input is missing or no formula is shown. */
export function workedFormula(name: FigureName, figure: Figure, locale: Locale): string | null {
  const template = templates[name];
  const result = figure.value ?? (name === 'track' ? figure.delta : null);
  return template && result !== null ? workOut(template, { ...figure, result }, locale) : null;
}

type Worked = Pick<Figure, 'inputs' | 'unit'> & { result: number };

/** "(9 − 7.5) ÷ 2 × 25.4 + 44 − 18 = 45.05 mm": a template with its inputs filled in; null if one is missing. */
export function workOut(
  template: string,
  { inputs, unit, result }: Worked,
  locale: Locale,
): string | null {
  const numbers = Object.values(inputs).filter((value) => typeof value === 'number');
  if (numbers.length < Object.keys(inputs).length) return null;
  const filled = template.replace(/\{([^}]+)\}/g, (_, input: string) =>
    operand(Number(inputs[input])),
  );
  return `${filled} = ${formatUpTo2Decimals(result)} ${unitWord(unit, locale)}`;
}

/** Two decimals, so that recalculating gives the same result. */
export function formatUpTo2Decimals(value: number): string {
  const text = String(Math.round(Math.abs(value) * 100) / 100);
  return value < 0 && text !== '0' ? `−${text}` : text;
}

function operand(value: number): string {
  return value < 0 ? `(${formatUpTo2Decimals(value)})` : formatUpTo2Decimals(value);
}
