import { useMemo, useRef } from 'react';
import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { useBuildWords } from '../build-words.ts';
import { useSettledLift } from './lift-trial.ts';
import { useLiveTruck } from './live-truck.ts';
import { drawOnStage } from './stage-drawing.ts';
import { useInputAt } from './stage-input.ts';
import { useStageLook } from './stage-look-scope.tsx';
import { stageView } from './stage-view.ts';
import { TruckFrame } from './truck-frame.tsx';
import { useBodies } from './use-bodies.ts';
import { useEqual } from './use-equal.ts';

type TruckDrawingProps = {
  resolved: ResolvedBuild;
  alt: string;
};

/** The truck to scale on the ground, with its dimensions; labels do not scale with the picture. */
export function TruckDrawing({ resolved, alt }: TruckDrawingProps) {
  const { vehicle } = resolved;
  useBodies([vehicle]);
  const holder = useRef<HTMLDivElement>(null);
  const words = useBuildWords();
  const inputAt = useInputAt(resolved);
  const drawnAt = useSettledLift();
  const { look: door } = useStageLook();
  const { doorIn } = door;
  const drawn = useEqual({ vehicle, input: inputAt(drawnAt), doorIn });
  const drawing = useMemo(() => drawOnStage(drawn.vehicle, { ...drawn, live: true }), [drawn]);
  useLiveTruck(holder, { resolved, drawing, drawnAt, inputAt, door, words });
  const view = stageView({ resolved, drawing, inputAt, door }, { tried: drawnAt, words });
  return <TruckFrame drawing={drawing} view={view} alt={alt} holder={holder} />;
}
