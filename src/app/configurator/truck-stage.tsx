import { useMemo } from 'react';
import { SkyField } from '#src/app/components/site/sky-field.tsx';
import buildStrings from '#src/app/strings/build.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { Verdict } from '#src/app/ui/verdict.tsx';
import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { buildNumbers, type Verdict as Fit } from '#src/domain/fitment/index.ts';
import { figureText, formatNumber } from './figure-text.ts';
import { useSettledLift, useTriedLift, withTriedLift } from './lift-trial.ts';
import { TruckDrawing } from './truck-drawing.tsx';
import { vehicleName } from './vehicle-name.ts';
import { verdictLooks } from './verdict-text.ts';

type TruckStageProps = {
  resolved: ResolvedBuild;
  /** Null while nothing was chosen that could fit or not. */
  verdict: Fit | null;
};

/** The truck, pinned while choices scroll: to scale, with the figures of the build under it. */
export function TruckStage({ resolved, verdict }: TruckStageProps) {
  const t = useStrings(buildStrings);
  const locale = useLocale();
  const settled = useSettledLift();
  const shown = useMemo(() => withTriedLift(resolved, settled), [resolved, settled]);
  const numbers = useMemo(() => buildNumbers(shown.fit), [shown]);
  const heightIn = numbers.height.value ?? resolved.vehicle.heightIn;
  const alt = t('drawing.alt', {
    vehicle: vehicleName(resolved.vehicle, resolved.year),
    view: t('drawing.side').toLowerCase(),
    height: formatNumber(heightIn, locale),
    tire: formatNumber(numbers.tireDiameter.value ?? 0, locale),
    verdict: t(verdict ? verdictLooks[verdict].word : 'verdict.stock').toLowerCase(),
  });
  return (
    <section className="stage skyfield" aria-label={t('stage.label')}>
      <div className="stage-ui only-lg">
        {verdict && (
          <Verdict tone={verdictLooks[verdict].tone} look="box">
            {t(verdictLooks[verdict].word)}
          </Verdict>
        )}
      </div>
      <div className="stage-dwg">
        <div className="stage-bg">
          <SkyField />
        </div>
        <TruckDrawing {...{ resolved, alt }} />
      </div>
      <div className="datum" />
      <StageFigures resolved={resolved} />
    </section>
  );
}

const shown = [
  ['height', 'number.height'],
  ['clearance', 'stage.underAxleLabel'],
  ['tireDiameter', 'stage.tireLabel'],
  ['approach', 'number.approach'],
  ['poke', 'number.poke'],
  ['speedAt65', 'stage.at65'],
] as const;

/** What is not on record is left out: an empty place says less than a wrong number. */
function StageFigures({ resolved }: { resolved: ResolvedBuild }) {
  const tried = useTriedLift();
  const numbers = buildNumbers(withTriedLift(resolved, tried).fit);
  const t = useStrings(buildStrings);
  const locale = useLocale();
  const figures = shown.flatMap(([name, label]) => {
    const text = figureText(numbers[name], locale);
    const isRough = numbers[name].approximate;
    return text ? [{ name, label, ...text, isRough }] : [];
  });
  return (
    <div className="stage-strip">
      <dl className="strip">
        {figures.map(({ name, label, value, delta, isRough }) => (
          <div key={name}>
            <dt>{t(label)}</dt>
            <dd>
              {isRough ? t('stage.about', { value }) : value}
              {delta !== null && <small>{delta}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
