import { useCallback, useRef } from 'react';
import { type BuildOption, type ChosenPart, replacePart } from '#src/domain/builds/index.ts';
import type { BuildDraft } from '../flow-data.ts';

type Choose = (option: BuildOption, choice: ChosenPart) => void;

/** Chooses a part and keeps the extras of new tires. The function's identity never changes. */
export function useReplacingChoice({ completedOptions }: BuildDraft, choose: Choose): Choose {
  const newest = useRef(completedOptions);
  newest.current = completedOptions;
  return useCallback(
    (option, choice) => choose(option, replacePart(newest.current[option], choice)),
    [choose],
  );
}
