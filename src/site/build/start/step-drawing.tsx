import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import { DrawingLabels } from '#src/web/ui/drawing-labels.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { drawingLabels } from './drawing-labels.ts';
import type { PickerData } from './load.server.ts';
import type { StepView } from './step-view.ts';
import startBuildStrings from './words.json' with { type: 'json' };

type StepDrawingProps = {
  step: StepView;
  at: number;
  data: PickerData;
  /** Shown before anything is chosen. */
  isFirst: boolean;
};

/** One height to scale, its tires on the ground, with HTML labels over the picture. */
export function StepDrawing({ step, at, data, isFirst }: StepDrawingProps) {
  const t = useStrings(startBuildStrings);
  const { widthIn, heightIn, groundIn } = data.frame;
  const alt = t('alt', {
    vehicle: data.vehicle.name,
    lift: step.liftIn === 0 ? t('stock') : t('inches', { value: step.liftIn }),
    height: t('inches', { value: step.heightIn.toFixed(1) }),
    tire: t('inches', { value: step.tireDiameterIn.toFixed(1) }),
  });
  return (
    <div className={`start-step start-step-${at} start-drawing`}>
      <svg className="start-room" viewBox={`0 0 ${widthIn} ${groundIn}`} aria-hidden="true" />
      <div className="drawing">
        <SideDrawing
          drawing={step.drawing}
          onPhones={{ ...step.drawing, dimensions: 'upright' }}
          alt={alt}
          size={{ width: widthIn, height: heightIn }}
          priority={isFirst}
        />
        <DoorLine frame={data.frame} doorIn={data.doorIn} />
        <DrawingLabels labels={drawingLabels(step, { t, data })} />
      </div>
    </div>
  );
}

type DoorLineProps = Pick<PickerData, 'frame' | 'doorIn'>;

function DoorLine({ frame: { widthIn, heightIn, groundIn }, doorIn }: DoorLineProps) {
  return (
    <svg className="drawing-line--door" viewBox={`0 0 ${widthIn} ${heightIn}`} aria-hidden="true">
      <path
        className="drawing-line drawing-line--door"
        d={`M2 ${(groundIn - doorIn).toFixed(1)}H${widthIn - 2}`}
      />
    </svg>
  );
}
