import { findFlow, type StoredPage } from './stored-page.ts';

const key = 'ironwood.page';

/**
 * The build's page as this device last had it, for a browser that is opened again without a network: texts and
 * choices, but not the catalog (the worker caches that) and no photos.
 */
export function rememberPage(page: StoredPage): void {
  const found = findFlow(page);
  if (!found) return;
  const { uid, flow } = found;
  if (flow.build.id === null || flow.step === 'vehicle') return;
  const { fixes: _fixes, solver: _solver, photos: _photos, ...kept } = flow;
  const catalogue = {
    vehicles: [],
    liftKits: [],
    wheels: [],
    tires: [],
    gone: flow.catalogue.gone,
  };
  const data = { ...page.data, [uid]: { ...kept, catalogue } };
  quietly(() => localStorage.setItem(key, JSON.stringify({ ...page, data })));
}

export function forgetPage(): void {
  quietly(() => localStorage.removeItem(key));
}

/** Null if no build was open on this device, or storage is disabled. */
export function readRememberedPage(): StoredPage | null {
  const page = quietly<unknown>(() => JSON.parse(localStorage.getItem(key) ?? 'null'));
  return isPage(page) && findFlow(page) ? page : null;
}

/** Ignores what an earlier release stored in another format. */
function isPage(value: unknown): value is StoredPage {
  if (typeof value !== 'object' || value === null) return false;
  if (!('data' in value && 'body' in value)) return false;
  return typeof value.body === 'string' && typeof value.data === 'object' && value.data !== null;
}

function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
