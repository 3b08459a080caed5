import { partsGate, serviceOfBuild } from '#src/domain/appointments/index.ts';
import { readBuildCatalogue } from '#src/domain/builds/index.server.ts';
import { type Build, resolveBuild } from '#src/domain/builds/index.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { partsArrival } from '#src/domain/quotes/index.ts';
import type { BookableService, ShopSettings } from '#src/domain/settings/index.ts';
import { openBuild } from '#src/site/build/index.server.ts';
import { leadCode } from '#src/site/build/index.ts';
import { localeOf } from '#src/web/page/locale-of.ts';

/** The build that this browser has sent, as work for the calendar. */
export type OwnBuild = {
  /** "IR-1042" */
  code: string;
  buildId: string;
  leadId: string;
  /** The service whose rules apply. */
  service: BookableService;
  /** Labor hours as quoted. */
  hours: number;
  vehicle: string;
  name: string;
  contact: string;
  /** The first day on which its parts are in stock; absent if they are, null if unknown. */
  notBefore: string | null | undefined;
  /** It has its day, or the shop is done with it. */
  isSettled: boolean;
};

/** Null for a browser that has sent none, or one without work for the shop. */
export async function findOwnBuild(
  ctx: Ctx,
  { request, shop }: { request: Request; shop: ShopSettings },
): Promise<OwnBuild | null> {
  const open = await openBuild(ctx, request);
  const hours = open?.lead?.snapshot.quote?.hours?.likely ?? 0;
  if (!open?.lead || hours <= 0) return null;
  const { build, lead } = open;
  const { vehicle, parts } = lead.snapshot;
  const options = parts.map(({ option }) => option);
  const service = serviceOfBuild(shop.services, { options, hours });
  if (!service) return null;
  return {
    code: leadCode(lead.number),
    buildId: build.id,
    leadId: lead.id,
    service,
    hours,
    vehicle: vehicleName(vehicle, vehicle.year, localeOf(new URL(request.url).pathname)),
    name: lead.name,
    contact: lead.contact,
    notBefore: await gateOf(ctx, { build, shop }),
    isSettled: lead.stage === 'booked' || lead.stage === 'won' || lead.stage === 'lost',
  };
}

/** By the current stock, not that at the time of sending. */
async function gateOf(ctx: Ctx, { build, shop }: { build: Build; shop: ShopSettings }) {
  const resolved = resolveBuild(build, await readBuildCatalogue(ctx, build));
  const today = ctx.clock.now().toZonedDateTimeISO(shop.timeZone).toPlainDate();
  return partsGate(resolved ? partsArrival(resolved) : { days: null }, { today });
}
