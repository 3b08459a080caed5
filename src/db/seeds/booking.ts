import { z } from 'zod';
import type { Ctx } from '#src/domain/context.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import type { BookableService } from '#src/domain/settings/index.ts';
import { translatedSchema } from '#src/lib/translated.ts';

/** What the texts of the services say about them. */
const servicesFile = z.looseObject({
  services: z.array(
    z.looseObject({
      slug: z.string(),
      name: translatedSchema,
      bookable: z.boolean(),
      canWait: z.boolean(),
      leadTimeDays: z.int().nonnegative(),
      duration: z.looseObject({ typicalHours: z.number().positive() }),
    }),
  ),
});

const teamFile = z.looseObject({
  team: z.array(z.looseObject({ slug: z.string(), name: z.string() })),
});

/** What else the calendar needs to know. */
const bookingFile = z.strictObject({
  /** Which bays are alignment racks. */
  racks: z.array(z.string()),
  /** Who on the team works on trucks. */
  technicians: z.array(z.string()),
  horizonDays: z.int(),
  startEveryMinutes: z.int(),
  services: z.record(
    z.string(),
    z.strictObject({
      usesBuildHours: z.boolean().default(true),
      needsBay: z.boolean().default(true),
      rackMinutes: z.int().default(0),
      dailyCap: z.int().nullable().default(null),
    }),
  ),
});

type Booking = z.infer<typeof bookingFile>;
type Service = z.infer<typeof servicesFile>['services'][number];

export type BookingFiles = { services: unknown; team: unknown; booking: unknown };

/** Fills the shop's settings with what can be booked, and by whom and where it is done. */
export async function seedBooking(ctx: Ctx, files: BookingFiles): Promise<void> {
  const booking = bookingFile.parse(files.booking);
  const { team } = teamFile.parse(files.team);
  const { services } = servicesFile.parse(files.services);
  await changeShopSettings(ctx, ({ bays }) => ({
    bays: bays.map((bay) => ({ ...bay, kind: booking.racks.includes(bay.id) ? 'rack' : 'bay' })),
    technicians: team
      .filter(({ slug }) => booking.technicians.includes(slug))
      .map(({ slug, name }) => ({ id: slug, name })),
    services: services
      .filter(({ bookable }) => bookable)
      .map((service) => bookableService(service, booking)),
  }));
}

/** Work is planned in full quarters of an hour. */
const quarterHours = 4;

function bookableService(service: Service, booking: Booking): BookableService {
  const { slug, name, canWait, leadTimeDays, duration } = service;
  const own = booking.services[slug];
  return {
    slug,
    name,
    canWait,
    minutes: (Math.ceil(duration.typicalHours * quarterHours) * 60) / quarterHours,
    usesBuildHours: own?.usesBuildHours ?? true,
    needsBay: own?.needsBay ?? true,
    rackMinutes: own?.rackMinutes ?? 0,
    bufferMinutes: { before: 0, after: 0 },
    leadDays: leadTimeDays,
    horizonDays: booking.horizonDays,
    dailyCap: own?.dailyCap ?? null,
    startEveryMinutes: booking.startEveryMinutes,
    lastStart: null,
  };
}
