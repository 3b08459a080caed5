import { lazy, Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import type { BuildStepName, ResolvedBuild } from '#src/domain/builds/index.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import { buildNumbers, type Verdict as Fit } from '#src/domain/fitment/index.ts';
import { hasOwnBody } from '#src/drawing/index.ts';
import { SkyField } from '#src/site/kit/sky-field.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { useBuildWords } from '../build-words.ts';
import { formatNumber } from '../figure-text.ts';
import { UsePhoto } from '../late-panels.ts';
import { verdictLooks } from '../verdict/verdict-text.ts';
import buildStrings from '../words.json' with { type: 'json' };
import { useSettledLift, withTriedLift } from './lift-trial.ts';
import { StageInset } from './stage-inset.tsx';
import type { StageLook } from './stage-look.ts';
import { useStageLook } from './stage-look-scope.tsx';
import { DoorSwitch, StageSwitch } from './stage-switch.tsx';
import { stageFigures } from './stage-view.ts';
import { useStageWords } from './stage-words.ts';
import { TruckDrawing } from './truck-drawing.tsx';

// The code of the front view is loaded on demand.
const TruckFront = lazy(async () => ({ default: (await import('./truck-front.tsx')).TruckFront }));

type TruckStageProps = {
  resolved: ResolvedBuild;
  step: BuildStepName;
  /** Null while nothing is chosen that could fit or not. */
  verdict: Fit | null;
};

/** The truck, pinned while choices scroll: to scale, with the figures of the build below it. */
export function TruckStage({ resolved, step, verdict }: TruckStageProps) {
  const t = useStrings(buildStrings);
  const { t: say } = useStageWords();
  const locale = useLocale();
  const settled = useSettledLift();
  const { side } = useStageLook().look;
  const numbers = useMemo(
    () => buildNumbers(withTriedLift(resolved, settled).fit),
    [resolved, settled],
  );
  const heightIn = numbers.height.value ?? resolved.vehicle.heightIn;
  const alt = t('drawing.alt', {
    vehicle: vehicleName(resolved.vehicle, resolved.year, locale),
    view: t(`drawing.${side}`).toLowerCase(),
    height: formatNumber(heightIn, locale),
    tire: formatNumber(numbers.tireDiameter.value ?? 0, locale),
    verdict: t(verdict ? verdictLooks[verdict].word : 'verdict.stock').toLowerCase(),
  });
  return (
    <section className="build-stage sky-field" aria-label={t('stage.label')}>
      <StageControls {...{ resolved, step, verdict }} />
      <div className="build-stage-drawing">
        <div className="sky-backdrop">
          <SkyField />
        </div>
        {side === 'front' ? (
          <Suspense fallback={<TruckDrawing {...{ resolved, alt }} />}>
            <TruckFront {...{ resolved, alt }} />
          </Suspense>
        ) : (
          <>
            <StageInset resolved={resolved} />
            <TruckDrawing {...{ resolved, alt }} />
          </>
        )}
      </div>
      <div className="datum" />
      <StageFigures {...{ resolved, step, side, tried: settled }} />
      {!hasOwnBody(resolved.vehicle) && <p className="build-stand-in">{say('standIn')}</p>}
    </section>
  );
}

/** The viewing side, the way to its paint, the verdict, and the owner's own photo. */
function StageControls({ resolved, step, verdict }: TruckStageProps) {
  const t = useStrings(buildStrings);
  const { t: say } = useStageWords();
  const { side } = useStageLook().look;
  return (
    <div className="build-stage-controls">
      <StageSwitch />
      {step !== 'vehicle' && (
        <Link className="link" to={hrefs.build({ step, view: 'paint' })} preventScrollReset>
          {say('paint')}
        </Link>
      )}
      {side === 'side' && <DoorSwitch />}
      {verdict && (
        <Link
          className="build-stage-verdict"
          to={hrefs.build({ step, view: 'why' })}
          preventScrollReset
        >
          <Verdict tone={verdictLooks[verdict].tone} look="box">
            {t(verdictLooks[verdict].word)}
          </Verdict>
        </Link>
      )}
      {step !== 'vehicle' && (
        <Suspense>
          <UsePhoto resolved={resolved} />
        </Suspense>
      )}
    </div>
  );
}

type StageFiguresProps = {
  resolved: ResolvedBuild;
  step: BuildStepName;
  side: StageLook['side'];
  tried: number | null;
};

function StageFigures({ resolved, step, side, tried }: StageFiguresProps) {
  const words = useBuildWords();
  const { t: say } = useStageWords();
  return (
    <div className="build-stage-numbers">
      <dl className="build-strip">
        {stageFigures(resolved, { tried, words, side }).map(({ name, label, value, delta }) => (
          <div key={name}>
            <dt>{words.t(label)}</dt>
            <dd>
              <span data-figure={name}>{value}</span>
              <small data-delta={name}>{delta}</small>
            </dd>
          </div>
        ))}
      </dl>
      <Link
        className="link build-strip-all"
        to={hrefs.build({ step, view: 'numbers' })}
        preventScrollReset
      >
        <span>{say('all')}</span> <Icon name="arrow" />
      </Link>
    </div>
  );
}
