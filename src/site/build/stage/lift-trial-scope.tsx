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

/** A height is tried on the lift step only; its address may name one. */
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
    // What the fields had from before their script was there they have told already.
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
