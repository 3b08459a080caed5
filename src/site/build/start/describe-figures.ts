import type { Locale } from '#src/domain/context.ts';
import type { Figure } from '#src/domain/fitment/index.ts';
import { type Translate, translate } from '#src/web/words/translate.ts';
import { figureText } from '../figure-text.ts';
import type { LiftStep } from './choose-steps.ts';
import type { FigureView, StepView } from './step-view.ts';
import startBuildStrings from './words.json' with { type: 'json' };

type Say = Translate<keyof typeof startBuildStrings>;

/** The figures below the drawing, each with its change or its source. */
export function describeFigures({ numbers, lift }: LiftStep, locale: Locale): StepView['figures'] {
  const t = translate(startBuildStrings, locale);
  const of = (figure: Figure, note?: string) => describeFigure(figure, { t, locale, note });
  const stock = lift === null;
  return [
    { name: 'height', figure: of(numbers.height) },
    { name: 'clearance', figure: of(numbers.clearance) },
    // Figures that are not on record are replaced by others.
    numbers.approach.value === null
      ? { name: 'tireSize', figure: of(numbers.tireDiameter) }
      : { name: 'approach', figure: of(numbers.approach) },
    { name: 'poke', figure: of(numbers.poke, t(stock ? 'poke.stock' : 'poke.note')) },
    { name: 'speed', figure: of(numbers.speedAt65, t(stock ? 'speed.stock' : 'speed.note')) },
  ];
}

type FigureContext = { t: Say; locale: Locale; note: string | undefined };

function describeFigure(figure: Figure, { t, locale, note }: FigureContext): FigureView {
  const text = figureText(figure, locale);
  if (text === null) return null;
  const change = note ?? describeDelta(figure, { t, delta: text.delta });
  return { value: text.value, note: figure.approximate ? `${change}, ${t('estimated')}` : change };
}

function describeDelta({ unit }: Figure, { t, delta }: { t: Say; delta: string | null }): string {
  if (delta === null) return t('unchanged');
  return unit === 'deg' ? `${delta}°` : t('inches', { value: delta });
}
