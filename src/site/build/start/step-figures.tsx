import type { Locale } from '#src/domain/context.ts';
import { formatDollars } from '#src/lib/money.ts';
import type { Translate } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { StepView } from './step-view.ts';
import startBuildStrings from './words.json' with { type: 'json' };

type Words = { t: Translate<keyof typeof startBuildStrings>; locale: Locale };

type StepFiguresProps = {
  step: StepView;
  at: number;
  /** Some height has a price to compare with. */
  hasPrice: boolean;
};

/** Six figures below the drawing, or five where nothing has a price. Unknown ones say so and are never guessed. */
export function StepFigures({ step, at, hasPrice }: StepFiguresProps) {
  const t = useStrings(startBuildStrings);
  const locale = useLocale();
  return (
    <dl className={`title-block title-block--${hasPrice ? 6 : 5} start-step start-step-${at}`}>
      {step.figures.map(({ name, figure }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd className={figure === null ? 'is-unknown' : undefined}>
            {figure?.value ?? t('notOnRecord')}
            <small>{figure?.note ?? t('notOnRecord.note')}</small>
          </dd>
        </div>
      ))}
      {hasPrice && (
        <div>
          <dt>{t(step.isBeforeTax ? 'total.beforeTax' : 'total')}</dt>
          <dd>
            {formatDollars(step.totalCents?.likely ?? 0, locale)}
            <small>{totalNote(step, { t, locale })}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The same price as for a build of these parts, with its range. */
function totalNote({ totalCents }: StepView, { t, locale }: Words): string {
  if (totalCents === null) return t('total.stock');
  const { low, high } = totalCents;
  return t('total.note', { low: formatDollars(low, locale), high: formatDollars(high, locale) });
}

/** The kit, tire and wheel that this height is drawn, judged and priced with. */
export function StepParts({ step, at }: { step: StepView; at: number }) {
  if (step.parts.length === 0) return null;
  return (
    <ul className={`small start-parts start-step start-step-${at}`} translate="no">
      {step.parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}
