import { useMemo, useRef } from 'react';
import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { useBuildWords } from './build-words.ts';
import { useSettledLift } from './lift-trial.ts';
import { useLiveTruck } from './live-truck.ts';
import { drawOnStage } from './stage-drawing.ts';
import { useInputAt } from './stage-input.ts';
import { stageView } from './stage-view.ts';
import { TruckFrame } from './truck-frame.tsx';

type TruckDrawingProps = {
  resolved: ResolvedBuild;
  alt: string;
};

/** The truck to scale on the ground, with its dimensions; figures never scale with the picture. */
export function TruckDrawing({ resolved, alt }: TruckDrawingProps) {
  const { vehicle } = resolved;
  const holder = useRef<HTMLDivElement>(null);
  const words = useBuildWords();
  const inputAt = useInputAt(resolved);
  const drawnAt = useSettledLift();
  const drawing = useMemo(
    () => drawOnStage(vehicle, { input: inputAt(drawnAt), live: true }),
    [vehicle, inputAt, drawnAt],
  );
  useLiveTruck(holder, { resolved, drawing, drawnAt, inputAt, words });
  const view = stageView({ resolved, drawing, inputAt }, { tried: drawnAt, words });
  return <TruckFrame drawing={drawing} view={view} alt={alt} holder={holder} />;
}
