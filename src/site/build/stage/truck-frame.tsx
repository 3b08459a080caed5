import type { RefObject } from 'react';
import { DrawingLabels } from '#src/web/ui/drawing-labels.tsx';
import { DrawnSvg } from './drawn-svg.tsx';
import type { StageDrawing } from './stage-drawing.ts';
import type { StageView } from './stage-view.ts';

type TruckFrameProps = {
  drawing: StageDrawing;
  view: StageView;
  alt: string;
  holder?: RefObject<HTMLDivElement | null>;
};

/** A drawn truck with its dimension lines, and HTML labels that do not scale. */
export function TruckFrame({ drawing, view: { lines, labels }, alt, holder }: TruckFrameProps) {
  return (
    <div className="drawing" role="img" aria-label={alt}>
      <div className="drawing-inner" ref={holder}>
        <DrawnSvg drawing={drawing} />
        <svg
          className="build-stage-lines"
          viewBox={`0 0 ${drawing.widthPx} ${drawing.heightPx}`}
          aria-hidden="true"
        >
          <path
            className="drawing-line drawing-line--extension"
            data-line="faint"
            d={lines.faint}
          />
          <path className="drawing-line drawing-line--door" data-line="door" d={lines.door} />
          <path className="drawing-line" data-line="lines" d={lines.lines} />
          <path className="drawing-arrow" data-line="arrows" d={lines.arrows} />
        </svg>
        <DrawingLabels labels={labels} />
      </div>
    </div>
  );
}
