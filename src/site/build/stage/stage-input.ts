import { useCallback } from 'react';
import { type DrawInput, drawInput, type ResolvedBuild } from '#src/domain/builds/index.ts';
import { withTriedLift } from './lift-trial.ts';

/** What is drawn for a build at a tried height; null for its own height. */
export type InputAt = (triedIn: number | null) => DrawInput;

export function useInputAt(resolved: ResolvedBuild): InputAt {
  return useCallback(
    (triedIn) => {
      const { liftFrontIn, liftRearIn, ...rest } = drawInput(resolved);
      const lift = withTriedLift(resolved, triedIn).fit.lift;
      return {
        ...rest,
        liftFrontIn: triedIn === null ? liftFrontIn : (lift?.frontIn ?? 0),
        liftRearIn: triedIn === null ? liftRearIn : (lift?.rearIn ?? 0),
      };
    },
    [resolved],
  );
}
