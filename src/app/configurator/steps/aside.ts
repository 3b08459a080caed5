import { useSearchParams } from 'react-router';
import type { NumberTab } from '#src/app/configurator/numbers/number-panel.tsx';

const tabOf: Readonly<Record<string, NumberTab>> = { why: 'why', numbers: 'height' };

/** What the address shows in place of the step's choices: the reasons, or the numbers. */
export function useNumberTab(): NumberTab | null {
  const [params] = useSearchParams();
  return tabOf[params.get('view') ?? ''] ?? null;
}
