import { z } from 'zod';
import { recordFolders } from '#src/domain/content/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { type BookableService, bookableServices } from '#src/domain/settings/index.ts';
import { centsFromUsd } from '#src/lib/money.ts';
import { flag, text } from '#src/site/stories/fields.ts';

const words = z
  .array(z.unknown())
  .catch([])
  .transform((list) => list.filter((item) => typeof item === 'string'));

const faqSchema = z
  .array(z.unknown())
  .catch([])
  .transform((list) => list.flatMap((item) => questionSchema.safeParse(item).data ?? []));

const questionSchema = z.object({ q: z.string().min(1), a: z.string().min(1) });

const amount = z.coerce.number().nonnegative().catch(0);

/** Null for a field that is left empty: its price is for the shop to say. */
const price = z
  .union([z.literal('').transform(() => null), amount])
  .nullish()
  .transform((usd) => usd ?? null);

const serviceSchema = z.object({
  name: text,
  summary: text,
  /** Slug of its page: "services/lift-kits". */
  page: text,
  duration: z.object({ minHours: amount, maxHours: amount }).catch({ minHours: 0, maxHours: 0 }),
  fromPriceUsd: price,
  priceNote: text,
  canWait: flag(),
  leadTimeDays: amount,
  hiddenUnlessBookable: flag(),
  included: words,
  notIncluded: words,
  faq: faqSchema,
});

type Story = z.infer<typeof serviceSchema>;

/** A service of the shop: what its story says, and what the calendar knows of it. */
export type Service = Omit<Story, 'fromPriceUsd' | 'hiddenUnlessBookable'> & {
  slug: string;
  /** Customers can book it (Settings, Services to book). */
  bookable: boolean;
  /** Whole cents; 0 is free, null has to be asked for. */
  fromCents: number | null;
};

/**
 * All services in the order of the content service, then those that can be booked but have no story. Once something
 * can be booked, a story that asks for it is left out as long as its service cannot.
 */
export async function listServices(ctx: Ctx, locale: Locale): Promise<Service[]> {
  const [stories, shop] = await Promise.all([
    ctx.content.listStories({
      startsWith: `${recordFolders.service}/`,
      isStartpage: false,
      locale,
    }),
    getShopSettings(ctx),
  ]);
  const services = bookableServices(shop);
  const bookings = new Map(services.map((service) => [service.slug, service]));
  const told = stories.flatMap(({ slug, content }) => {
    const story = serviceSchema.parse(content);
    const booking = bookings.get(slug);
    const isHidden = story.hiddenUnlessBookable && bookings.size > 0 && !booking;
    return isHidden ? [] : [serviceOf(story, { slug, booking })];
  });
  const slugs = new Set(stories.map(({ slug }) => slug));
  const untold = services.filter(({ slug }) => !slugs.has(slug));
  return [
    ...told,
    ...untold.map((booking) =>
      serviceOf(serviceSchema.parse({ name: booking.name[locale] }), {
        slug: booking.slug,
        booking,
      }),
    ),
  ];
}

type Known = { slug: string; booking: BookableService | undefined };

/** Hours that the story leaves open are those of the calendar, with their notice. */
function serviceOf(story: Story, { slug, booking }: Known): Service {
  const { fromPriceUsd, hiddenUnlessBookable: _, ...service } = story;
  const hours = (booking?.minutes ?? 0) / 60;
  const isOpen = service.duration.maxHours === 0 && booking !== undefined;
  return {
    slug,
    ...service,
    ...(isOpen && {
      duration: { minHours: hours, maxHours: hours },
      canWait: booking.canWait,
      leadTimeDays: booking.leadDays,
    }),
    bookable: booking !== undefined,
    fromCents: fromPriceUsd === null ? null : centsFromUsd(fromPriceUsd),
  };
}

/** The services that an editor chose, in that order; unknown names are left out. */
export async function pickServices(
  ctx: Ctx,
  { slugs, locale }: { slugs: readonly string[]; locale: Locale },
): Promise<Service[]> {
  const services = await listServices(ctx, locale);
  return slugs.flatMap((slug) => services.find((service) => service.slug === slug) ?? []);
}
