import { type RefObject, useContext, useEffect } from 'react';
import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { findMovingParts, moveParts, type PictureFrame, stanceOf } from '#src/drawing/index.ts';
import type { BuildWords } from '../build-words.ts';
import { LiftTrialContext } from './lift-trial.ts';
import { findLiveStage, showLive } from './live-stage.ts';
import type { InputAt } from './stage-input.ts';
import type { StageLook } from './stage-look.ts';
import { stageFigures, stageView } from './stage-view.ts';

type LiveTruck = {
  resolved: ResolvedBuild;
  drawing: PictureFrame;
  /** The height that the drawing in the page was made for. */
  drawnAt: number | null;
  inputAt: InputAt;
  door: Pick<StageLook, 'doorIn' | 'roofIn' | 'showsDoor'>;
  words: BuildWords;
};

/** While a height is tried, the drawn groups are moved; a new drawing follows when the slider stops. */
export function useLiveTruck(holder: RefObject<HTMLElement | null>, truck: LiveTruck): void {
  const trial = useContext(LiftTrialContext);
  const { resolved, drawing, drawnAt, inputAt, door, words } = truck;
  useEffect(() => {
    const stage = holder.current?.closest('section');
    if (!stage) return;
    const move = mover(stage, { resolved, drawing, drawnAt, inputAt, door, words });
    const show = () => move(trial.read());
    if (trial.read() !== drawnAt) show();
    return trial.subscribe(show);
  }, [holder, trial, resolved, drawing, drawnAt, inputAt, door, words]);
}

function mover(stage: HTMLElement, truck: LiveTruck): (tried: number | null) => void {
  const { resolved, drawing, drawnAt, inputAt, words } = truck;
  const { vehicle } = resolved;
  const { scalePxPerIn, pivotPx } = drawing;
  const parts = findMovingParts(stage);
  const live = findLiveStage(stage);
  const stanceAt = (tried: number | null) => stanceOf(vehicle, inputAt(tried));
  const drawn = stanceAt(drawnAt);
  return (tried) => {
    moveParts(parts, { drawn, shown: stanceAt(tried), scalePxPerIn, pivotPx });
    const view = stageView(truck, { tried, words });
    showLive(live, view, stageFigures(resolved, { tried, words }));
  };
}
