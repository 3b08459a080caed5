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
import {
  createLiftTrial,
  type LiftTrial,
  LiftTrialContext,
  readTriedLift,
  SettledLiftContext,
} from './lift-trial.ts';

type LiftTrialScopeProps = { step: BuildStepName; children: ReactNode };

/** A height is tried on the lift step only; the URL may contain one. */
export function LiftTrialScope({ step, children }: LiftTrialScopeProps) {
  const [params] = useSearchParams();
  const asked = step === 'lift-kits' ? readTriedLift(params.get('lift')) : null;
  const trial = useMemo(() => createLiftTrial(asked), [asked]);
  return (
    <LiftTrialContext value={trial}>
      <SettledLiftContext value={useRest(trial)}>{children}</SettledLiftContext>
    </LiftTrialContext>
  );
}

const restsAfterMs = 400;

function useRest(trial: LiftTrial): number | null {
  const [rest, setRest] = useState({ trial, frontIn: trial.read() });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      clearTimeout(timer);
      const frontIn = trial.read();
      timer = setTimeout(() => startTransition(() => setRest({ trial, frontIn })), restsAfterMs);
    };
    const unsubscribe = trial.subscribe(hear);
    // The fields have already reported their values from before the script ran.
    if (trial.read() !== null) hear();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [trial]);
  return rest.trial === trial ? rest.frontIn : trial.read();
}

type Choose = (option: BuildOption, choice: ChosenPart) => void;

/**
 * Choosing a part ends the trial, so the truck is at the kit's height. Not before the kit is on it, because the truck
 * would first drop to its old height.
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
