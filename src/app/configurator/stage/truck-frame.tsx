import { memo, type RefObject } from 'react';
import { DrawingLabels } from '#src/app/ui/drawing-labels.tsx';
import type { Drawing } from '#src/app/vehicle/index.ts';
import type { StageView } from './stage-view.ts';

type TruckFrameProps = {
  drawing: Drawing;
  view: StageView;
  alt: string;
  holder?: RefObject<HTMLDivElement | null>;
};

/** A drawn truck with its dimension lines and the words that HTML sets, which never scale. */
export function TruckFrame({ drawing, view: { lines, labels }, alt, holder }: TruckFrameProps) {
  return (
    <div className="dwg" role="img" aria-label={alt}>
      <div className="in" ref={holder}>
        <DrawnSvg markup={drawing.svg} />
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

/**
 * Our own drawing functions made it, from numbers and fixed words; nobody's text is in it. The same
 * text is not put in again: groups that were moved since keep their place.
 */
export const DrawnSvg = memo(function DrawnSvg({ markup }: { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reason is the doc comment above.
  return <div dangerouslySetInnerHTML={{ __html: markup }} />;
});
