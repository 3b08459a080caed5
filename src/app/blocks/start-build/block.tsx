import { SkyField } from '#src/app/components/site/sky-field.tsx';
import { StartBuildLink } from '#src/app/components/site/start-build-link.tsx';
import { plainModel, useMyTruck } from '#src/app/configurator/vehicles/garage-store.ts';
import startBuildStrings from '#src/app/strings/start-build.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import { unpack } from '#src/lib/packed.ts';
import type { BlokProps } from '../blok-props.ts';
import { firstShown, LiftPicker } from './lift-picker.tsx';
import type { StartBuildData } from './load.server.ts';
import type { StartBuildBlok } from './schema.ts';
import { StepDrawing } from './step-drawing.tsx';
import { StepFigures, StepParts } from './step-figures.tsx';
import { StepVerdict } from './step-verdict.tsx';

/**
 * A truck to scale on the datum, at four heights. Which one is shown is a radio button and a style
 * rule (start-build.css), so it works before and without any script.
 */
export function StartBuild({ data }: BlokProps<StartBuildBlok, StartBuildData>) {
  const t = useStrings(startBuildStrings);
  const mine = useMyTruck();
  if (data === null) return null;
  const { vehicle, doorIn } = data;
  const steps = unpack(data.steps);
  return (
    <section className="lifts">
      <div className="lifts-stage">
        <div className="hero-bg">
          <SkyField />
        </div>
        {steps.map((step, at) => (
          <StepDrawing
            key={step.liftIn}
            {...{ step, at, data }}
            isFirst={at === firstShown(steps)}
          />
        ))}
      </div>
      <div className="hero-base">
        <div className="datum" />
        <div className="wrap hb">
          <div className="hb-pick">
            <LiftPicker steps={steps} vehicleName={vehicle.name} />
            <div className="hb-v" aria-live="polite">
              {steps.map((step, at) => (
                <StepVerdict key={step.liftIn} step={step} at={at} doorIn={doorIn} />
              ))}
            </div>
            <StartBuildLink className="link hb-l">
              {mine ? t('doWithMine', { truck: plainModel(mine.model) }) : t('doWithYours')}{' '}
              <Icon name="arrow" />
            </StartBuildLink>
          </div>
          {steps.map((step, at) => (
            <StepFigures key={step.liftIn} step={step} at={at} />
          ))}
          {steps.map((step, at) => (
            <StepParts key={step.liftIn} step={step} at={at} />
          ))}
        </div>
      </div>
    </section>
  );
}
