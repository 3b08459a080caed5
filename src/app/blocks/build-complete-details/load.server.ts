import { openBuild } from '#src/app/configurator/open-build.server.ts';
import { getVehicle } from '#src/domain/catalog/index.server.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import type { Load } from '../blok-loader.ts';
import type { BuildCompleteDetailsBlok } from './schema.ts';

export type SentBuild = {
  number: number;
  contact: string;
  snapshot: BuildSnapshot;
  /** Null when the record has been taken from the catalogue since; the parts still stand. */
  vehicle: Vehicle | null;
};

/** Null for a browser that has sent nothing. */
export const load: Load<BuildCompleteDetailsBlok, SentBuild | null> = async ({ ctx, page }) => {
  const lead = (await openBuild(ctx, page.request))?.lead;
  if (!lead) return null;
  const { number, contact, snapshot } = lead;
  return { number, contact, snapshot, vehicle: await getVehicle(ctx, snapshot.vehicle.id) };
};
