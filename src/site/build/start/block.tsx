import { unpack } from '#src/lib/packed.ts';
import { SkyField } from '#src/site/kit/sky-field.tsx';
import { StartBuildLink } from '#src/site/kit/start-build-link.tsx';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { plainModel, useMyTruck } from '../vehicles/garage-store.ts';
import { Ladder } from './ladder.tsx';
import { firstShown, LiftPicker } from './lift-picker.tsx';
import type { StartBuildData } from './load.server.ts';
import type { StartBuildBlok } from './schema.ts';
import { StepDrawing } from './step-drawing.tsx';
import { StepFigures, StepParts } from './step-figures.tsx';
import { StepVerdict } from './step-verdict.tsx';
import startBuildStrings from './words.json' with { type: 'json' };

/**
 * A truck to scale on the ground, at four heights. A radio button and a style rule (start-build.css) choose which one
 * is shown, so it works without any script.
 */
export function StartBuild({ data }: BlokProps<StartBuildBlok, StartBuildData>) {
  const t = useStrings(startBuildStrings);
  const mine = useMyTruck();
  if (data === null) return null;
  if ('ladder' in data) return <Ladder {...unpack(data.ladder)} />;
  const { vehicle, doorIn } = data;
  const steps = unpack(data.steps);
  return (
    <section className="start">
      <div className="start-stage">
        <div className="start-sky">
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
      <div className="start-ground">
        <div className="datum" />
        <div className="page-width start-ground-parts">
          <div className="start-choice">
            <LiftPicker steps={steps} vehicleName={vehicle.name} />
            <div className="start-verdict" aria-live="polite">
              {steps.map((step, at) => (
                <StepVerdict key={step.liftIn} step={step} at={at} doorIn={doorIn} />
              ))}
            </div>
            <StartBuildLink className="link">
              {mine ? t('doWithMine', { truck: plainModel(mine.model) }) : t('doWithYours')}{' '}
              <Icon name="arrow" />
            </StartBuildLink>
          </div>
          {steps.map((step, at) => (
            <StepFigures key={step.liftIn} step={step} at={at} hasPrice={steps.length > 1} />
          ))}
          {steps.map((step, at) => (
            <StepParts key={step.liftIn} step={step} at={at} />
          ))}
        </div>
      </div>
    </section>
  );
}
