import { SideDrawing } from '#src/app/components/site/side-drawing.tsx';
import startBuildStrings from '#src/app/strings/start-build.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { DrawingLabels } from '#src/app/ui/drawing-labels.tsx';
import { drawingLabels } from './drawing-labels.ts';
import type { StartBuildData } from './load.server.ts';
import type { StepView } from './step-view.ts';

type StepDrawingProps = {
  step: StepView;
  at: number;
  /** All heights: the stage is as high as the tallest, so that it does not jump. */
  steps: readonly StepView[];
  vehicle: NonNullable<StartBuildData>['vehicle'];
  doorIn: number;
};

/** One height to scale, its tires on the datum, its measures in words over the picture. */
export function StepDrawing({ step, at, steps, vehicle, doorIn }: StepDrawingProps) {
  const t = useStrings(startBuildStrings);
  const { widthIn, heightIn, groundIn } = step.frame;
  const tallestIn = Math.max(...steps.map(({ frame }) => frame.groundIn));
  const alt = t('alt', {
    vehicle: vehicle.name,
    lift: step.liftIn === 0 ? t('stock') : t('inches', { value: step.liftIn }),
    height: t('inches', { value: step.heightIn.toFixed(1) }),
    tire: t('inches', { value: step.tireDiameterIn.toFixed(1) }),
  });
  const drawing = { ...step.drawing, dimensions: 'lines' as const, ground: false };
  return (
    <div className={`step step-${at} lift-dwg`}>
      <Room widthIn={widthIn} heightIn={tallestIn} />
      <div className="lift-flow">
        <Room widthIn={widthIn} heightIn={tallestIn - groundIn} />
        <div className="dwg">
          <SideDrawing drawing={drawing} alt={alt} size={{ width: widthIn, height: heightIn }} />
          <DoorLine {...step.frame} doorIn={doorIn} />
          <DrawingLabels labels={drawingLabels(step, { t, vehicle, doorIn })} />
        </div>
      </div>
    </div>
  );
}

/** Takes the room of so many inches, at whatever width the page has. */
function Room({ widthIn, heightIn }: { widthIn: number; heightIn: number }) {
  if (heightIn <= 0) return null;
  return <svg className="room" viewBox={`0 0 ${widthIn} ${heightIn}`} aria-hidden="true" />;
}

type DoorLineProps = StepView['frame'] & { doorIn: number };

function DoorLine({ widthIn, heightIn, groundIn, doorIn }: DoorLineProps) {
  return (
    <svg className="door" viewBox={`0 0 ${widthIn} ${heightIn}`} aria-hidden="true">
      <path className="dl door" d={`M2 ${(groundIn - doorIn).toFixed(2)}H${widthIn - 2}`} />
    </svg>
  );
}
