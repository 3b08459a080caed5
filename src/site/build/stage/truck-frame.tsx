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
    <div className="dwg" role="img" aria-label={alt}>
      <div className="in" ref={holder}>
        <DrawnSvg drawing={drawing} />
        <svg
          className="stage-dims"
          viewBox={`0 0 ${drawing.widthPx} ${drawing.heightPx}`}
          aria-hidden="true"
        >
          <path className="dl ext" data-line="faint" d={lines.faint} />
          <path className="dl door" data-line="door" d={lines.door} />
          <path className="dl" data-line="lines" d={lines.lines} />
          <path className="ar" data-line="arrows" d={lines.arrows} />
        </svg>
        <DrawingLabels labels={labels} />
      </div>
    </div>
  );
}
