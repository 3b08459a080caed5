import {
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useSearchParams } from 'react-router';
import type { BuildOption, BuildStepName, ChosenPart } from '#src/domain/builds/index.ts';
import { createLiftTrial, LiftTrialContext, readTriedLift } from './lift-trial.ts';

type LiftTrialScopeProps = { step: BuildStepName; children: ReactNode };

/** A height is tried on the lift step only; its address may name one. */
export function LiftTrialScope({ step, children }: LiftTrialScopeProps) {
  const [params] = useSearchParams();
  const asked = step === 'lift-kits' ? readTriedLift(params.get('lift')) : null;
  const trial = useMemo(() => createLiftTrial(asked), [asked]);
  return <LiftTrialContext value={trial}>{children}</LiftTrialContext>;
}

type Choose = (option: BuildOption, choice: ChosenPart) => void;

/**
 * A part that is chosen ends the trial: the truck then stands as the kit makes it stand. Not before
 * the kit is on it: the truck would first fall back to where it stood.
 */
export function useEndOfTrial(choose: Choose): Choose {
  const trial = useContext(LiftTrialContext);
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    if (chosen > 0) trial.try(null);
  }, [trial, chosen]);
  return useCallback(
    (option, choice) =>
      startTransition(() => {
        setChosen((before) => before + 1);
        choose(option, choice);
      }),
    [choose],
  );
}
