import { useSearchParams } from 'react-router';
import type { FlowData } from '../flow-data.ts';

const asides = ['why', 'numbers', 'price', 'paint', 'lock', 'solve'] as const;

/** Panels that can replace a step's choices, by their name in the URL. */
export type Aside = (typeof asides)[number];

/** The panel that the URL shows instead of the step's choices; null: the choices themselves. */
export function useAside({ step, solver }: Pick<FlowData, 'step' | 'solver'>): Aside | null {
  const [params] = useSearchParams();
  const view = params.get('view');
  if (
    view === 'price' || view === 'paint' || view === 'lock'
      ? step === 'vehicle'
      : view === 'solve' && !solver
  )
    return null;
  return asides.find((aside) => aside === view) ?? null;
}

/**
 * Whether two URLs differ only in the panel that replaces a step's choices. The page has all the data for it; only
 * the solver's answers come from the server.
 */
export function isOtherAside(from: URL, to: URL): boolean {
  const asksServer = from.search === to.search || /view=solve/.test(from.search + to.search);
  return !asksServer && withoutAside(from) === withoutAside(to);
}

function withoutAside({ href }: URL): string {
  return href.replace(/&view=\w+/, '');
}
