import { useSearchParams } from 'react-router';
import type { FlowData } from '../flow-data.ts';

const asides = ['why', 'numbers', 'price', 'solve'] as const;

/** What may stand in place of a step's choices, by its word in the address. */
export type Aside = (typeof asides)[number];

/** What the address shows in place of the step's choices; null: the choices themselves. */
export function useAside({ step, solver }: Pick<FlowData, 'step' | 'solver'>): Aside | null {
  const [params] = useSearchParams();
  const view = params.get('view');
  if (view === 'price' ? step === 'vehicle' : view === 'solve' && !solver) return null;
  return asides.find((aside) => aside === view) ?? null;
}

/**
 * Whether two addresses show the same step with another thing in place of its choices. The page has
 * all that it takes; only the answers to a wish for parts come from the server.
 */
export function isOtherAside(from: URL, to: URL): boolean {
  const asksServer = from.search === to.search || /view=solve/.test(from.search + to.search);
  return !asksServer && withoutAside(from) === withoutAside(to);
}

function withoutAside({ href }: URL): string {
  return href.replace(/&view=\w+/, '');
}
