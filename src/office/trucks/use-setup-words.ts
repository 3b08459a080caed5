import { useStrings } from '#src/web/words/use-strings.ts';
import type { TruckSetup } from './truck-size.ts';
import trucksStrings from './words.json' with { type: 'json' };

/** "4 in on 35s", or "no lift, on 33s": lift and tires in inches. '' for a truck without a build. */
export function useSetupWords(): (setup: TruckSetup | null) => string {
  const t = useStrings(trucksStrings);
  return (setup) => {
    if (!setup) return '';
    const { liftFrontIn, liftRearIn, tireIn } = setup;
    const lift = Math.max(liftFrontIn, liftRearIn);
    const tires = Math.round(tireIn);
    return lift > 0 ? t('setup.lift', { lift, tires }) : t('setup.tires', { tires });
  };
}
