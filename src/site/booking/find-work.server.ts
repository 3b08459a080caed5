import { type JobInput, jobMinutes, longestWaitMinutes } from '#src/domain/appointments/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import {
  type BookableService,
  bookableServices,
  type ShopSettings,
} from '#src/domain/settings/index.ts';
import type { BookingQuery } from './booking-query.ts';
import { findOwnBuild, type OwnBuild } from './own-build.server.ts';

/** The work to book according to the URL: everything that free times depend on. */
export type Work = {
  shop: ShopSettings;
  build: OwnBuild | null;
  /** Null while no service is chosen. */
  chosen: ChosenWork | null;
};

export type ChosenWork = {
  /** As in the URL: a slug, or the build's code. */
  value: string;
  service: BookableService;
  isBuild: boolean;
  minutes: number;
  canWait: boolean;
  job: JobInput;
  notBefore: string | null | undefined;
};

export async function findWork(
  ctx: Ctx,
  { asked, request }: { asked: BookingQuery; request: Request },
): Promise<Work> {
  const settings = await getShopSettings(ctx);
  const shop = { ...settings, services: bookableServices(settings) };
  const build = await findOwnBuild(ctx, { request, shop });
  return { shop, build, chosen: chooseWork(asked, { shop, build }) };
}

function chooseWork(asked: BookingQuery, { shop, build }: Omit<Work, 'chosen'>): ChosenWork | null {
  const value = asked.service || unasked(asked, build);
  const isBuild = build !== null && value === build.code;
  const service = isBuild ? build.service : shop.services.find(({ slug }) => slug === value);
  if (!service) return null;
  const hours = isBuild ? build.hours : undefined;
  const minutes = jobMinutes(service, hours);
  const canWait = service.canWait && minutes <= longestWaitMinutes;
  const mode = canWait ? asked.mode : 'drop';
  return {
    value,
    service,
    isBuild,
    minutes,
    canWait,
    job: { service: service.slug, mode, hours },
    notBefore: isBuild ? build.notBefore : undefined,
  };
}

/** Whoever has sent a build that has no day yet, and asks for nothing else, wants one for it. */
function unasked({ isChoosing }: BookingQuery, build: OwnBuild | null): string {
  return build === null || build.isSettled || isChoosing ? '' : build.code;
}
