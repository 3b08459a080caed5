import { type RefObject, use, useContext, useEffect, useMemo, useRef } from 'react';
import type { DrawInput, ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { buildNumbers } from '#src/domain/fitment/index.ts';
import { drawFront, type FrontDrawing, loadFace, stanceOf } from '#src/drawing/index.ts';
import { DrawingLabels } from '#src/web/ui/drawing-labels.tsx';
import { nothingToCome } from '../verdict/cached-promise.ts';
import { drawnBuild } from './draw-truck.ts';
import { DrawnSvg } from './drawn-svg.tsx';
import { frontLabels, trackLabel } from './front-labels.ts';
import { LiftTrialContext, useSettledLift, withTriedLift } from './lift-trial.ts';
import { frameTopIn } from './stage-drawing.ts';
import { type InputAt, useInputAt } from './stage-input.ts';
import { useStageLook } from './stage-look-scope.tsx';
import { useStageWords } from './stage-words.ts';
import { useBodies } from './use-bodies.ts';
import { useEqual } from './use-equal.ts';

// Who needs the front later, without a network, loads its parts from here.
export { loadFace };

type TruckFrontProps = { resolved: ResolvedBuild; alt: string };

/** The truck from the front, to scale: how far the wheels stick out compared with stock, and how wide it is. */
export function TruckFront({ resolved, alt }: TruckFrontProps) {
  const { vehicle } = resolved;
  useBodies([vehicle]);
  use<unknown>(loadFace(vehicle) ?? nothingToCome);
  const { doorIn } = useStageLook().look;
  const words = useStageWords();
  const holder = useRef<HTMLDivElement>(null);
  const inputAt = useInputAt(resolved);
  const drawnAt = useSettledLift();
  const drawn = useEqual({ vehicle, input: inputAt(drawnAt), doorIn });
  const drawing = useMemo(() => drawFrontOnStage(drawn), [drawn]);
  useLiveFront(holder, { resolved, drawing, inputAt });
  const { track, height } = buildNumbers(withTriedLift(resolved, drawnAt).fit);
  const labels = [
    ...frontLabels(drawing, { heightIn: height.value, words }),
    ...trackLabel(track.delta, words),
  ];
  return (
    <div className="drawing build-stage-front" role="img" aria-label={alt}>
      <div className="drawing-inner" ref={holder}>
        <DrawnSvg drawing={drawing} />
        <DrawingLabels labels={labels} />
      </div>
    </div>
  );
}

type Drawn = { vehicle: Vehicle; input: DrawInput; doorIn: number };

function drawFrontOnStage({ vehicle, input, doorIn }: Drawn) {
  const drawing = drawFront({
    vehicle,
    build: drawnBuild(vehicle, input),
    options: {
      id: 'front',
      theme: 'page',
      dimensions: 'lines',
      topIn: frameTopIn(vehicle, doorIn),
      live: true,
    },
  });
  return { ...drawing, draw: () => drawing.svg };
}

type LiveFront = { resolved: ResolvedBuild; drawing: FrontDrawing; inputAt: InputAt };

/** A tried height moves the body straight up; a new drawing with its figures follows when the slider stops. */
export function useLiveFront(holder: RefObject<HTMLElement | null>, live: LiveFront): void {
  const trial = useContext(LiftTrialContext);
  const { resolved, drawing, inputAt } = live;
  useEffect(() => {
    const bodies = holder.current?.querySelectorAll('[data-part="body"]') ?? [];
    const { vehicle } = resolved;
    return trial.subscribe(() => {
      const { riseFrontIn } = stanceOf(vehicle, inputAt(trial.read()));
      const up = `translate(0 ${(-riseFrontIn * drawing.scalePxPerIn).toFixed(2)})`;
      for (const body of bodies) body.setAttribute('transform', up);
    });
  }, [holder, trial, resolved, drawing, inputAt]);
}
