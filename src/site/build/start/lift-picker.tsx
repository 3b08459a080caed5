import { useStrings } from '#src/web/words/use-strings.ts';
import type { StepView } from './step-view.ts';
import startBuildStrings from './words.json' with { type: 'json' };

type LiftPickerProps = { steps: readonly StepView[]; vehicleName: string };

/** How high, if the shop has kits for it. The tallest kit that needs no work is preselected. */
export function LiftPicker({ steps, vehicleName }: LiftPickerProps) {
  const t = useStrings(startBuildStrings);
  if (steps.length === 1) return <p className="title-4 start-only">{vehicleName}</p>;
  return (
    <fieldset>
      <legend className="label">{t('legend', { vehicle: vehicleName })}</legend>
      <div className="segments">
        {steps.map(({ liftIn }, at) => (
          <label key={liftIn}>
            <input
              type="radio"
              name="lift"
              value={liftIn}
              className={`start-pick-${at}`}
              defaultChecked={at === firstShown(steps)}
            />
            {liftIn === 0 ? t('stock') : t('inches', { value: liftIn })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Index of the tallest that fits without work; stock if none does. */
export function firstShown(steps: readonly StepView[]): number {
  return Math.max(
    0,
    steps.findLastIndex(({ verdict, liftIn }) => verdict === 'fits' && liftIn > 0),
  );
}
