import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { whenIdle } from '#src/web/browser/when-idle.ts';
import { storeForOffline } from '#src/web/offline/store-for-offline.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import type { FlowBasis } from '../flow-at.ts';
import { browserApi } from './api-client.ts';
import { postToOtherTabs } from './build-channel.ts';
import { forgetPage, readRememberedPage, rememberPage } from './page-store.ts';
import { hasResumed } from './resumed.ts';
import { findFlow, type StoredPage } from './stored-page.ts';

type OfflineFlow = typeof import('./offline-flow.ts');

/** What this tab needs to continue without a network. A page has one build. */
const kept: {
  page: StoredPage | null;
  vehicleId: string | null;
  ready: Promise<(Pick<OfflineFlow, 'makePage' | 'act'> & { shelf: FlowBasis }) | null>;
} = { page: null, vehicleId: null, ready: Promise.resolve(null) };

/** How long to wait for a page that can also be made here, in ms. */
const patience = 8_000;

/** Stores the open page and, once the browser is idle, loads what the next steps of this vehicle need. */
export function useWithoutNetwork(page: StoredPage): void {
  useEffect(() => {
    hasResumed();
    const vehicleId = vehicleOf(page);
    if (vehicleId === null) {
      if (findFlow(page)?.flow.build.id === null) forgetPage();
      return;
    }
    kept.page = page;
    rememberPage(page);
    if (vehicleId === kept.vehicleId) return;
    kept.vehicleId = vehicleId;
    whenIdle(() => {
      kept.ready = prepare(vehicleId).catch(() => {
        kept.vehicleId = null;
        return null;
      });
    });
  }, [page]);
}

type OfflineAction<Answer> = { request: Request; ask(): Promise<Answer> };

/** The server's page; without a network the same page, made here. */
export async function loadOrMake<Page extends StoredPage>({ request, ask }: OfflineAction<Page>) {
  try {
    return await ((await isReady()) ? beforeLong(ask()) : ask());
  } catch (error) {
    if (!isAway(error)) throw error;
    if (!(await isReady())) remember();
    const here = await kept.ready;
    if (!here || !kept.page) throw error;
    // The stored page belongs to this route.
    return here.makePage(new URL(request.url), { page: kept.page as Page, shelf: here.shelf });
  }
}

async function isReady(): Promise<boolean> {
  return kept.page !== null && (await kept.ready) !== null;
}

/** A browser that was opened without a network continues with what its device has. */
function remember(): void {
  const page = readRememberedPage();
  const vehicleId = page && vehicleOf(page);
  if (!page || vehicleId === null) return;
  Object.assign(kept, { page, vehicleId, ready: prepare(vehicleId).catch(() => null) });
}

/** The server's answer to a form; without a network, what can be done here, while the rest is queued. */
export async function actOrSaveOffline<Answer>({ request, ask }: OfflineAction<Answer>) {
  const form = await request.clone().formData();
  try {
    const answer = await ask();
    postToOtherTabs({ buildId: null, kind: 'changed' });
    return answer;
  } catch (error) {
    if (error instanceof Response) postToOtherTabs({ buildId: null, kind: 'changed' });
    const here = await kept.ready;
    const { page } = kept;
    if (!isAway(error)) throw error;
    if (!here || !page) return null;
    return here.act(new URL(request.url), { form, page, shelf: here.shelf });
  }
}

async function prepare(vehicleId: string) {
  const [{ makePage, act, fetchLateParts }, shelf] = await Promise.all([
    import('./offline-flow.ts'),
    browserApi().readShelf(vehicleId),
  ]);
  await fetchLateParts();
  await fetchFront(shelf.catalogue.vehicles.find(({ id }) => id === vehicleId));
  // Also for a browser that is opened without a network.
  void storeForOffline([new URL(hrefs.buildShelf({ vehicle: vehicleId }), location.href).href]);
  return { makePage, act, shelf };
}

/** The vehicle seen from the front, which could not be loaded later. */
async function fetchFront(vehicle: Vehicle | undefined): Promise<void> {
  const { loadFace } = await import('../stage/truck-front.tsx');
  if (vehicle) await loadFace(vehicle);
}

/** Null on the first step, whose vehicles are not the build's. */
function vehicleOf(page: StoredPage): string | null {
  const flow = findFlow(page)?.flow;
  if (!flow || flow.step === 'vehicle') return null;
  return flow.build.completedOptions.vehicle?.vehicleId ?? null;
}

class TooLong extends Error {}

function beforeLong<Answer>(asking: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new TooLong()), patience);
  });
  return Promise.race([asking, late]);
}

/** No response at all, or one from a gateway in front of an unavailable server. */
function isAway(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof TooLong) return true;
  return isRouteErrorResponse(error) && [502, 503, 504].includes(error.status);
}
