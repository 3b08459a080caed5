import { startTransition, useOptimistic } from 'react';
import { Form } from 'react-router';
import type { BuildStepName, ChosenPart, ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useChosenBefore } from '#src/web/ui/chosen-before.ts';
import { useBuildWords } from '../build-words.ts';

type Extras = Pick<ResolvedBuild, 'withSpare' | 'wantsGears'>;

type PriceOptionsProps = {
  step: BuildStepName;
  resolved: ResolvedBuild;
  assessment: Assessment;
  /** The build's price in cents with these extras instead of its own. */
  totalWith(extras: Partial<Extras>): number;
  onChoose(option: 'tires', choice: ChosenPart): void;
};

/** Extras of new tires that the owner decides: a spare, and gears if advised. */
export function PriceOptions(props: PriceOptionsProps) {
  const { step, resolved, assessment, totalWith, onChoose } = props;
  const { t } = useBuildWords();
  const { tire, wheel, withSpare, wantsGears } = resolved;
  if (!tire) return null;
  const { sku } = tire;
  const reasonOf = (code: Assessment['reasons'][number]['code']) =>
    assessment.reasons.find((reason) => reason.code === code);
  // What the kit's maker requires is already in the price and cannot be deselected.
  const isRequired = reasonOf('gear.required') !== undefined;
  const gears = isRequired ? undefined : reasonOf('gear.advise');
  return (
    <Form
      method="post"
      action={hrefs.build({ step, view: 'price' })}
      className="build-price-options"
      preventScrollReset
    >
      <input type="hidden" name="intent" value="extras" />
      <fieldset>
        <legend className="title-4">{t('price.options')}</legend>
        <PriceOption
          name="spare"
          label={t('price.spare')}
          help={t(wheel ? 'price.spareBoth' : 'price.spareTires')}
          isOn={withSpare}
          cents={totalWith({ withSpare: true }) - totalWith({ withSpare: false })}
          onChange={(spare) => onChoose('tires', { sku, spare })}
        />
        {isRequired && <p className="field-help">{t('price.gearsRequired')}</p>}
        {gears && (
          <PriceOption
            name="gears"
            label={t('price.gears', { ratio: ratiosOf(gears) })}
            help={t('price.gearsHelp', { percent: String(gears.values.percent ?? '') })}
            isOn={wantsGears}
            cents={totalWith({ wantsGears: true }) - totalWith({ wantsGears: false })}
            onChange={(isWanted) => onChoose('tires', { sku, gears: isWanted })}
          />
        )}
      </fieldset>
      {gears && <input type="hidden" name="offers-gears" value="on" />}
      <noscript>
        <button type="submit" className="button button--outline">
          {t('price.update')}
        </button>
      </noscript>
    </Form>
  );
}

/** "3.73, 4.10": which one depends on the axles' current ratio. */
function ratiosOf({ values }: Assessment['reasons'][number]): string {
  return String(values.ratio ?? '').replaceAll(' / ', ', ');
}

type PriceOptionProps = {
  name: string;
  label: string;
  help: string;
  isOn: boolean;
  cents: number;
  onChange(isOn: boolean): void;
};

function PriceOption({ name, label, help, isOn, cents, onChange }: PriceOptionProps) {
  const words = useBuildWords();
  const [isShownOn, show] = useOptimistic(isOn);
  const turn = (isNow: boolean) =>
    startTransition(() => {
      show(isNow);
      onChange(isNow);
    });
  const field = useChosenBefore<HTMLInputElement>(({ checked }) => {
    if (checked !== isOn) turn(checked);
  });
  const adds = words.t('price.adds', { amount: formatDollars(cents, words.locale) });
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        ref={field}
        checked={isShownOn}
        onChange={({ target }) => turn(target.checked)}
      />
      <span>
        {label} <b className="build-price-adds">{adds}</b>
        <span className="field-help">{help}</span>
      </span>
    </label>
  );
}
