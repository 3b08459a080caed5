import { z } from 'zod';
import { bilingualSchema } from '#src/lib/bilingual.ts';
import { geoSchema } from '#src/lib/geo.ts';
import { bookableServiceSchema } from './bookable-service.ts';
import { integrationsSchema } from './integrations.ts';
import { liveMapSchema } from './live-map.ts';
import { why } from './refusals.ts';
import { timeOfDay } from './time-of-day.ts';
import { isTimeZone } from './time-zones.ts';
import { weekdays } from './weekdays.ts';

const text = z.string().min(1);
const days = z.int().positive();
/** No shop for cars is older than cars. */
export const earliestYear = 1886;
const isoDate = z.iso.date();
/** E.164, "+14807777700": what `tel:` links and messages need. */
const phone = z.string().regex(/^\+[1-9]\d{6,14}$/);

const openingSchema = z
  .strictObject({ days: z.array(z.enum(weekdays)).min(1), opens: timeOfDay, closes: timeOfDay })
  .refine(({ opens, closes }) => opens < closes, why('shop.closes-first').reason);

const baySchema = z.strictObject({
  id: text,
  name: bilingualSchema,
  kind: z.enum(['bay', 'rack']).default('bay'),
});

const technicianSchema = z.strictObject({
  id: text,
  name: text,
  /** When they work, within the shop's hours; absent for as long as the shop is open. */
  hours: z.array(openingSchema).optional(),
});

const addressSchema = z.strictObject({
  street: text,
  city: text,
  region: text,
  postalCode: text,
  country: z.string().length(2),
});

/** How long the shop keeps what; the privacy page promises the same periods. */
const retentionSchema = z.strictObject({
  draftOnServerDays: days,
  leadMonths: days,
  contactMonths: days,
  applicationDays: days,
  appointmentMonths: days,
  reviewPublished: text,
  invoiceYears: days,
  serverLogDays: days,
  outboxDays: days,
  backupDays: days,
  buildCookieDays: days,
  erasureReplyDays: days,
});

/** As indexnow.org asks for it. */
export const indexNowKeySchema = z.string().regex(/^[a-zA-Z0-9-]{8,128}$/);

export const shopSettingsSchema = z.strictObject({
  name: text,
  /** Whether somebody has said what the shop is; before that its facts are placeholders of a new shop. */
  isSetUp: z.boolean().default(true),
  /** As on invoices; '' for the same as its name. */
  legalName: z.string(),
  /** The year in which it opened; null where it does not say. */
  founded: z.int().min(earliestYear).nullable(),
  /** In its own words, "$$" or "$200 to $15,000"; '' where it does not say. */
  priceRange: z.string().default(''),
  address: addressSchema,
  phone,
  smsPhone: phone,
  email: z.email(),
  /** As in the tz database, "America/Phoenix": by its clock goes everything at the shop. */
  timeZone: z.string().refine(isTimeZone, why('shop.time-zone').reason),
  hours: z.array(openingSchema).min(1),
  earlyDropOff: bilingualSchema,
  /** Days on which the shop stays shut although the week's hours say otherwise. */
  closures: z.array(z.strictObject({ date: isoDate, label: bilingualSchema })),
  /** Degrees, WGS 84; null where it does not say. */
  geo: geoSchema.nullable(),
  social: z.array(
    z.strictObject({ network: text, url: z.url({ protocol: /^https$/ }), label: bilingualSchema }),
  ),
  /** Towns from which it gets its customers. */
  areaServed: z.array(text),
  people: z.int().positive(),
  combinedYears: z.int().positive(),
  alignmentRacks: z.int().nonnegative(),
  ratesNote: bilingualSchema,
  /** Where work happens and what a calendar can hold: bays and the alignment rack. */
  bays: z.array(baySchema).min(1),
  /** Who works on trucks. A shop that names nobody plans by its bays alone. */
  technicians: z.array(technicianSchema).default([]),
  /** What can be booked, in the order in which it is offered. */
  services: z.array(bookableServiceSchema).default([]),
  retention: retentionSchema,
  slotHoldMinutes: z.int().positive(),
  /** Hosts of makers' own shops that the store may lead to, "shop.example". */
  storeHosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).default([]),
  /** What other companies add to the pages, where a visitor says yes. */
  integrations: integrationsSchema.prefault({}),
  /** A map by another company beside the drawn one. */
  liveMap: liveMapSchema.nullable().default(null),
  /** By which search engines believe that the shop tells them of its pages; null: they are not told. */
  indexNowKey: indexNowKeySchema.nullable().default(null),
  /** Owners and managers get no further than their own account without a second factor. */
  requiresSecondFactor: z.boolean().default(false),
  garageDoorDefaultIn: z.number().positive(),
});

export type ShopSettings = z.infer<typeof shopSettingsSchema>;
export type Opening = z.infer<typeof openingSchema>;
