import { type ChangeEvent, useCallback, useContext, useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import type { BuildOption, ChosenPart } from '#src/domain/builds/index.ts';
import type { LiftKit } from '#src/domain/catalog/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useChosenBefore } from '#src/web/ui/chosen-before.ts';
import { useBuildWords } from '../build-words.ts';
import { kitHeight } from '../figure-text.ts';
import { LiftTrialContext, readTriedLift, tallestTriedIn, useSettledLift } from './lift-trial.ts';

type LiftSliderProps = {
  /** The kit of the build; null while the truck is stock. */
  chosen: LiftKit | null;
  /** The kits of the list; the nearest one is named. */
  kits: readonly LiftKit[];
  onChoose(option: BuildOption, choice: ChosenPart): void;
};

const stepIn = 0.25;

/** Tries a height on the truck by slider or number; without scripts, by number and button. */
export function LiftSlider({ chosen, kits, onChoose }: LiftSliderProps) {
  const { t } = useBuildWords();
  const settled = useSettledLift();
  const id = useId();
  const valueText = useCallback((inches: number) => t('lift.inches', { inches }), [t]);
  const form = useSetBefore();
  const fields = useHeightFields(chosen?.frontIn ?? 0, valueText);
  return (
    <Form
      ref={form}
      method="get"
      action={hrefs.build()}
      className="field build-lift"
      preventScrollReset
      replace
    >
      <input type="hidden" name="step" value="lift-kits" />
      <label htmlFor={id}>{t('lift.slider')}</label>
      <div className="build-lift-fields">
        <input
          type="range"
          {...fields.range}
          aria-label={t('lift.slider')}
          aria-valuetext={valueText(settled ?? chosen?.frontIn ?? 0)}
        />
        <input
          id={id}
          className="input"
          type="number"
          name="lift"
          {...fields.number}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="submit" className="button button--outline">
          {t('lift.try')}
        </button>
      </div>
      <TriedNote {...{ chosen, kits, tried: settled, onChoose }} />
    </Form>
  );
}

/** Applies a height that was set before the script ran, in either of the two fields. */
function useSetBefore() {
  const trial = useContext(LiftTrialContext);
  return useChosenBefore<HTMLFormElement>((form) => {
    const fields = form.querySelectorAll<HTMLInputElement>('[type="range"], [type="number"]');
    const set = [...fields].find(({ value, defaultValue }) => value !== defaultValue);
    const typed = readTriedLift(set?.value ?? null);
    if (typed !== null) trial.try(typed);
  });
}

/** Two fields for one height. They are uncontrolled, so dragging does not render anything here. */
function useHeightFields(builtIn: number, valueText: (inches: number) => string) {
  const trial = useContext(LiftTrialContext);
  const range = useRef<HTMLInputElement>(null);
  const number = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const show = () => {
      // Updated directly, because rendering waits until the slider stops.
      range.current?.setAttribute('aria-valuetext', valueText(trial.read() ?? builtIn));
      for (const { current } of [range, number]) {
        // A field that somebody is typing in or holding is left alone.
        if (!current || current === document.activeElement) continue;
        current.value = String(trial.read() ?? builtIn);
      }
    };
    show();
    return trial.subscribe(show);
  }, [trial, builtIn, valueText]);
  const common = {
    min: 0,
    max: tallestTriedIn,
    step: stepIn,
    defaultValue: trial.read() ?? builtIn,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      const inches = readTriedLift(currentTarget.value);
      trial.try(inches === builtIn ? null : inches);
    },
  };
  return { range: { ref: range, ...common }, number: { ref: number, ...common } };
}

/** What the height is: that of the chosen kit, or if there is none, the nearest kit. */
function TriedNote({ chosen, kits, tried, onChoose }: LiftSliderProps & { tried: number | null }) {
  const { t, locale } = useBuildWords();
  const heights = (kit: { frontIn: number; rearIn: number }) =>
    t('lift.frontRear', {
      front: kitHeight(kit.frontIn, locale),
      rear: kitHeight(kit.rearIn, locale),
    });
  if (tried === null) {
    const kit = chosen ?? { frontIn: 0, rearIn: 0 };
    const text = chosen
      ? t('lift.given', { kit: `${chosen.brand} ${chosen.name}`, heights: heights(kit) })
      : t('lift.givenStock');
    return <p className="small muted">{text}</p>;
  }
  const nearest = nearestKit(kits, tried);
  return (
    <p className="small muted">
      {t('lift.tried')}{' '}
      {nearest && (
        <>
          {t('lift.nearest', {
            kit: `${nearest.brand} ${nearest.name}`,
            heights: heights(nearest),
          })}{' '}
          <button
            type="button"
            className="link build-lift-pick"
            onClick={() => onChoose('lift-kits', { sku: nearest.sku })}
          >
            {t('lift.pickNearest')}
          </button>
        </>
      )}
    </p>
  );
}

/** By front height; among equals, the first of the list, which is the best. */
function nearestKit(kits: readonly LiftKit[], frontIn: number): LiftKit | null {
  const away = (kit: LiftKit) => Math.abs(kit.frontIn - frontIn);
  return kits.reduce<LiftKit | null>(
    (best, kit) => (best === null || away(kit) < away(best) ? kit : best),
    null,
  );
}
