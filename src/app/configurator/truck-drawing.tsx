import { memo, useMemo, useRef } from 'react';
import { DrawingLabels } from '#src/app/ui/drawing-labels.tsx';
import type { Drawing } from '#src/app/vehicle/index.ts';
import type { DrawInput, ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { useBuildWords } from './build-words.ts';
import { drawTruck } from './draw-truck.ts';
import { useSettledLift } from './lift-trial.ts';
import { useLiveTruck } from './live-truck.ts';
import { garageDoorIn } from './stage-dimensions.ts';
import { useInputAt } from './stage-input.ts';
import { stageView } from './stage-view.ts';

type TruckDrawingProps = {
  resolved: ResolvedBuild;
  alt: string;
};

// The frame keeps its size while the truck rises, so that only the truck moves.
const frame = { left: 16, right: 58, top: 4, bottom: 0.4 };
const roomForLiftIn = 15;

/** The truck to scale on the ground, with its dimensions; figures never scale with the picture. */
export function TruckDrawing({ resolved, alt }: TruckDrawingProps) {
  const { vehicle } = resolved;
  const holder = useRef<HTMLDivElement>(null);
  const words = useBuildWords();
  const inputAt = useInputAt(resolved);
  const drawnAt = useSettledLift();
  const drawing = useMemo(() => drawLive(vehicle, inputAt(drawnAt)), [vehicle, inputAt, drawnAt]);
  useLiveTruck(holder, { resolved, drawing, drawnAt, inputAt, words });
  const { lines, labels } = stageView({ resolved, drawing, inputAt }, { tried: drawnAt, words });
  return (
    <div className="dwg" role="img" aria-label={alt}>
      <div className="in" ref={holder}>
        <Svg markup={drawing.svg} />
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

function drawLive(vehicle: Vehicle, input: DrawInput): Drawing {
  const topIn = Math.max(garageDoorIn + 8, vehicle.heightIn + roomForLiftIn);
  const options = { id: 'truck', theme: 'page', padIn: frame, topIn, live: true } as const;
  return drawTruck(vehicle, { input, options });
}

/**
 * Our own drawing functions made it, from numbers and fixed words; nobody's text is in it. The same
 * text is not put in again: groups that were moved since keep their place.
 */
const Svg = memo(function Svg({ markup }: { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reason is the doc comment above.
  return <div dangerouslySetInnerHTML={{ __html: markup }} />;
});
