import { readBuildCatalogue } from '#src/domain/builds/index.server.ts';
import { resolveBuild } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import { type PartsArrival, partsArrival } from '#src/domain/quotes/index.ts';
import { openBuild, readPriceBasis } from '#src/site/build/index.server.ts';
import type { PriceBasis } from '#src/site/build/index.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import type { BuildCompleteDetailsBlok } from './schema.ts';

export type SentBuild = {
  number: number;
  contact: string;
  snapshot: BuildSnapshot;
  /** Null if the record was removed from the catalog since; the parts are still listed. */
  vehicle: Vehicle | null;
  /** Current lead times of its parts, and the shop's hours. */
  arrival: PartsArrival;
  basis: Pick<PriceBasis, 'today' | 'shopHours' | 'noticeDays'>;
};

/** Null for a browser that has sent nothing. */
export const load: Load<BuildCompleteDetailsBlok, SentBuild | null> = async ({ ctx, page }) => {
  const open = await openBuild(ctx, page.request);
  if (!open?.lead) return null;
  const { number, contact, snapshot } = open.lead;
  const [catalogue, { today, shopHours, noticeDays }] = await Promise.all([
    readBuildCatalogue(ctx, open.build),
    readPriceBasis(ctx),
  ]);
  const resolved = resolveBuild(open.build, catalogue);
  return {
    number,
    contact,
    snapshot,
    vehicle: resolved?.vehicle ?? null,
    arrival: resolved ? partsArrival(resolved) : { days: null },
    basis: { today, shopHours, noticeDays },
  };
};
