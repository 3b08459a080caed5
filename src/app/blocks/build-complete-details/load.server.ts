import type { BuildDraft } from '#src/app/configurator/flow-data.ts';
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
  /** The build itself: its link may still be sent to somebody. */
  build: BuildDraft;
};

/** Null for a browser that has sent nothing. */
export const load: Load<BuildCompleteDetailsBlok, SentBuild | null> = async ({ ctx, page }) => {
  const open = await openBuild(ctx, page.request);
  if (!open?.lead) return null;
  const { lead, build } = open;
  const { number, contact, snapshot } = lead;
  const { id, selectedOptions, completedOptions } = build;
  return {
    number,
    contact,
    snapshot,
    vehicle: await getVehicle(ctx, snapshot.vehicle.id),
    build: { id, selectedOptions, completedOptions },
  };
};
