import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import { SkyField } from '#src/site/kit/sky-field.tsx';
import { DrawingLabels } from '#src/web/ui/drawing-labels.tsx';
import type { LadderView } from './describe-ladder.ts';

/** Every height of one truck against a garage door, with a person for scale; the labels are text. */
export function Ladder({ drawing, size, groundIn, alt, rungs, door, labels }: LadderView) {
  return (
    <section className="start">
      <div className="start-stage">
        <div className="start-sky">
          <SkyField />
        </div>
        <div className="start-drawing">
          <svg
            className="start-room"
            viewBox={`0 0 ${size.width} ${groundIn}`}
            aria-hidden="true"
          />
          <div className="drawing">
            <SideDrawing drawing={drawing} size={size} alt={alt} priority />
            <svg
              className="drawing-line--door"
              viewBox={`0 0 ${size.width} ${size.height}`}
              aria-hidden="true"
            >
              <path className="drawing-line" d={rungs} />
              <path className="drawing-line drawing-line--door" d={door} />
            </svg>
            <DrawingLabels labels={labels} />
          </div>
        </div>
      </div>
      <div className="datum" />
    </section>
  );
}
