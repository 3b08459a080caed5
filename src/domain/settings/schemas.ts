import { z } from 'zod';
import { brandSchema } from '#src/domain/brand/index.ts';
import { geoSchema } from '#src/lib/geo.ts';
import { translatedSchema } from '#src/lib/translated.ts';
import { bookableServiceSchema } from './bookable-service.ts';
import { cityGarageSchema, mostCityGarages } from './city-garage.ts';
import { financingSchema } from './financing.ts';
import { integrationsSchema } from './integrations.ts';
import { languagesSchema } from './languages.ts';
import { liveMapSchema } from './live-map.ts';
import { why } from './refusals.ts';
import { timeOfDay } from './time-of-day.ts';
import { isTimeZone } from './time-zones.ts';
import { weekdays } from './weekdays.ts';
import { workKinds } from './work-kinds.ts';

const text = z.string().min(1);
const days = z.int().positive();
/** No car shop is older than cars. */
export const earliestYear = 1886;
const isoDate = z.iso.date();
/** E.164, "+14807777700": what `tel:` links and text messages need; '' if nobody has entered one. */
const phone = z.string().regex(/^(?:\+[1-9]\d{6,14})?$/);

const openingSchema = z
  .strictObject({ days: z.array(z.enum(weekdays)).min(1), opens: timeOfDay, closes: timeOfDay })
  .refine(({ opens, closes }) => opens < closes, why('shop.closes-first').reason);

const baySchema = z.strictObject({
  id: text,
  name: translatedSchema,
  kind: z.enum(['bay', 'rack']).default('bay'),
});

const technicianSchema = z.strictObject({
  id: text,
  name: text,
  /** Working hours within the shop's; absent for all of them. */
  hours: z.array(openingSchema).optional(),
});

/** Where the shop is; a part that nobody has entered is ''. */
const addressSchema = z.strictObject({
  street: z.string(),
  city: z.string(),
  /** The state, as in postal addresses: "AZ". */
  region: z.string(),
  postalCode: z.string(),
  country: z.string().length(2),
});

/** The shop's retention periods; the privacy page promises the same. */
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

/** As required by indexnow.org. */
export const indexNowKeySchema = z.string().regex(/^[a-zA-Z0-9-]{8,128}$/);

export const shopSettingsSchema = z.strictObject({
  name: text,
  /** How its pages, mails and icons look. */
  brand: brandSchema.prefault({}),
  /** Whether somebody has entered the shop's facts; before that they are placeholders. */
  isSetUp: z.boolean().default(true),
  /** Whether visitors see the site; before that they read that it opens soon. */
  isOpen: z.boolean().default(true),
  /** Whether Today shows what is left to do before the site opens, also once it is open. */
  showsChecklist: z.boolean().default(false),
  /** What visitors can read the site in. */
  languages: languagesSchema.prefault({}),
  /** As on invoices; '' if it is the same as the name. */
  legalName: z.string(),
  /** The year in which it opened; null if not given. */
  founded: z.int().min(earliestYear).nullable(),
  /** In its own words, "$$" or "$200 to $15,000"; '' if not given. */
  priceRange: z.string().default(''),
  address: addressSchema,
  phone,
  smsPhone: phone,
  /** Where letters to the shop go; '' if nobody has entered it: then none is written. */
  email: z.union([z.email(), z.literal('')]),
  /** A tz database name, "America/Phoenix"; all of the shop's times use it. */
  timeZone: z.string().refine(isTimeZone, why('shop.time-zone').reason),
  hours: z.array(openingSchema).min(1),
  earlyDropOff: translatedSchema,
  /** Days on which the shop is closed although the week's hours say otherwise. */
  closures: z.array(z.strictObject({ date: isoDate, label: translatedSchema })),
  /** Degrees, WGS 84; null if not given. */
  geo: geoSchema.nullable(),
  social: z.array(
    z.strictObject({ network: text, url: z.url({ protocol: /^https$/ }), label: translatedSchema }),
  ),
  /** Towns that its customers come from. */
  areaServed: z.array(text),
  people: z.int().positive(),
  combinedYears: z.int().positive(),
  alignmentRacks: z.int().nonnegative(),
  ratesNote: translatedSchema,
  /** Where work happens and what the calendar can book: bays and the alignment rack. */
  bays: z.array(baySchema).min(1),
  /** Who works on trucks. A shop without names plans by its bays alone. */
  technicians: z.array(technicianSchema).default([]),
  /** What can be booked, in display order. */
  services: z.array(bookableServiceSchema).default([]),
  /** The kinds of work that it has chosen for services, by slug; the others have the usual ones. */
  workKinds: z.record(z.string(), z.enum(workKinds)).default({}),
  retention: retentionSchema,
  slotHoldMinutes: z.int().positive(),
  /** Hosts of makers' own stores that product pages may link to, "shop.example". */
  storeHosts: z.array(z.string().regex(/^[a-z0-9.-]+$/)).default([]),
  /** Scripts of other companies, loaded after a visitor agrees. */
  integrations: integrationsSchema.prefault({}),
  /** A live map in addition to the drawn one. */
  liveMap: liveMapSchema.nullable().default(null),
  /** The key that proves to search engines that notifications come from the shop; null: no notifications. */
  indexNowKey: indexNowKeySchema.nullable().default(null),
  /** Without a second factor, owners and managers only get to their own account. */
  requiresSecondFactor: z.boolean().default(false),
  garageDoorDefaultIn: z.number().positive(),
  /** Garages of the city, by name. */
  cityGarages: z.array(cityGarageSchema).max(mostCityGarages).default([]),
  /** Null: pages show no monthly payment. */
  financing: financingSchema.nullable().default(null),
});

export type ShopSettings = z.infer<typeof shopSettingsSchema>;
export type Opening = z.infer<typeof openingSchema>;
