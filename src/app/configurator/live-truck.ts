import { type RefObject, useContext, useEffect } from 'react';
import { type Drawing, findMovingParts, moveParts, stanceOf } from '#src/app/vehicle/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { drawnBuild } from './draw-truck.ts';
import { LiftTrialContext } from './lift-trial.ts';
import type { InputAt } from './stage-input.ts';

type LiveTruck = {
  vehicle: Vehicle;
  drawing: Drawing;
  /** The height that the drawing in the page was made for. */
  drawnAt: number | null;
  inputAt: InputAt;
};

/** While a height is tried the drawn groups are moved; a new drawing follows when it rests. */
export function useLiveTruck(holder: RefObject<HTMLElement | null>, truck: LiveTruck): void {
  const trial = useContext(LiftTrialContext);
  const { vehicle, drawing, drawnAt, inputAt } = truck;
  useEffect(() => {
    if (!holder.current) return;
    const parts = findMovingParts(holder.current);
    const { scalePxPerIn, pivotPx } = drawing;
    const stanceAt = (tried: number | null) =>
      stanceOf(vehicle, drawnBuild(vehicle, inputAt(tried)));
    const drawn = stanceAt(drawnAt);
    const move = () => {
      const shown = stanceAt(trial.read());
      moveParts(parts, { drawn, shown, scalePxPerIn, pivotPx });
    };
    if (trial.read() !== drawnAt) move();
    return trial.subscribe(move);
  }, [holder, trial, vehicle, drawing, drawnAt, inputAt]);
}
