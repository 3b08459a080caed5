import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import type { Rates } from '#src/domain/rates/index.ts';
import { translate } from '#src/web/words/translate.ts';
import { inchesText } from '../figure-text.ts';
import type { LiftStep } from '../start/choose-steps.ts';
import { quoteStep } from '../start/describe-steps.ts';
import type { AnswersView } from './answers-view.ts';
import { describeGarage, describeSection } from './describe-drawings.ts';
import { describePrice } from './describe-price.ts';
import { describeVerdict } from './describe-verdict.ts';
import type { AnswerKind } from './schema.ts';
import answerStrings from './words.json' with { type: 'json' };

type Asked = {
  steps: readonly LiftStep[];
  doorIn: number;
  year: number;
  rates: Rates;
  locale: Locale;
  kinds: readonly AnswerKind[];
};

/**
 * The tallest height of the truck that fits without work, or the lowest lift if none does: what it fits by, how the
 * wheel sits, whether it clears the door, what it costs. Null if no kit of the catalog fits.
 */
export function describeAnswers(vehicle: Vehicle, asked: Asked): AnswersView | null {
  const { steps, kinds, locale, doorIn } = asked;
  const step = exampleOf(steps);
  if (!step) return null;
  const drawn = { vehicle, step, locale };
  return {
    example: exampleText(vehicle, step, locale),
    ...(kinds.includes('verdict') && { verdict: describeVerdict(step, locale) }),
    ...(kinds.includes('section') && { section: describeSection(drawn) }),
    ...(kinds.includes('garage') && { garage: describeGarage({ ...drawn, doorIn }) }),
    ...(kinds.includes('price') && {
      price: describePrice(quoteStep(vehicle, step, asked), locale),
    }),
  };
}

function exampleOf(steps: readonly LiftStep[]): LiftStep | undefined {
  const lifted = steps.filter(({ lift }) => lift !== null);
  return lifted.findLast(({ assessment }) => assessment.verdict === 'fits') ?? lifted[0];
}

function exampleText({ make, model }: Vehicle, step: LiftStep, locale: Locale): string {
  const { lift, tire, wheel } = step;
  const wheelSize = wheel && `${wheel.diameterIn}x${wheel.widthIn}`;
  return translate(answerStrings, locale)('example', {
    vehicle: `${make} ${model}`,
    lift: inchesText(lift?.frontIn ?? 0, locale),
    parts: [tire?.size, wheelSize].filter(Boolean).join(', '),
  });
}
