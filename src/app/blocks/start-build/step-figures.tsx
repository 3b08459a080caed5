import startBuildStrings from '#src/app/strings/start-build.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { formatCents } from '#src/lib/money.ts';
import type { StepView } from './step-view.ts';

/** Six figures under the drawing. What no record gives is said, never guessed. */
export function StepFigures({ step, at }: { step: StepView; at: number }) {
  const t = useStrings(startBuildStrings);
  const locale = useLocale();
  const isStock = step.partsCents === 0;
  return (
    <dl className={`tblock n6 step step-${at}`}>
      {step.figures.map(({ name, figure }) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd className={figure === null ? 'is-unknown' : undefined}>
            {figure?.value ?? t('notOnRecord')}
            <small>{figure?.note ?? t('notOnRecord.note')}</small>
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('parts')}</dt>
        <dd>
          {formatCents(step.partsCents, locale)}
          <small>{t(isStock ? 'parts.stock' : 'parts.note')}</small>
        </dd>
      </div>
    </dl>
  );
}

/** Which kit, tire and wheel this height is drawn, judged and priced with. */
export function StepParts({ step, at }: { step: StepView; at: number }) {
  if (step.parts.length === 0) return null;
  return (
    <ul className={`small lift-parts step step-${at}`}>
      {step.parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}
