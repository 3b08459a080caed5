import { startTransition, useCallback, useOptimistic } from 'react';
import type { BuildOption, ChosenPart } from '#src/domain/builds/index.ts';

type Choosing = {
  option: BuildOption;
  chosen: ChosenPart | undefined;
  onChoose(option: BuildOption, choice: ChosenPart): void;
};

/** The choice is shown at once; the truck, the price and the other rows follow. */
export function useChosenAtOnce({ option, chosen, onChoose }: Choosing) {
  const [shown, show] = useOptimistic(chosen);
  const choose = useCallback(
    (sku: string | null) =>
      startTransition(() => {
        show({ sku });
        onChoose(option, { sku });
      }),
    [option, onChoose, show],
  );
  return { chosen: shown, choose };
}
