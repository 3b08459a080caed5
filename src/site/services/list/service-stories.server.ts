import { z } from 'zod';
import { recordFolders } from '#src/domain/content/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
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
  bookable: flag(),
  included: words,
  notIncluded: words,
  faq: faqSchema,
});

/** A service of the shop, from its story. */
export type Service = Omit<z.infer<typeof serviceSchema>, 'fromPriceUsd'> & {
  slug: string;
  /** Whole cents; 0 is free, null has to be asked for. */
  fromCents: number | null;
};

/** All services, in the order of the content service. */
export async function listServices(ctx: Ctx, locale: Locale): Promise<Service[]> {
  const stories = await ctx.content.listStories({
    startsWith: `${recordFolders.service}/`,
    isStartpage: false,
    locale,
  });
  return stories.map(({ slug, content }) => {
    const { fromPriceUsd, ...service } = serviceSchema.parse(content);
    return {
      slug,
      ...service,
      fromCents: fromPriceUsd === null ? null : centsFromUsd(fromPriceUsd),
    };
  });
}

/** The services that an editor chose, in that order; unknown names are left out. */
export async function pickServices(
  ctx: Ctx,
  { slugs, locale }: { slugs: readonly string[]; locale: Locale },
): Promise<Service[]> {
  const services = await listServices(ctx, locale);
  return slugs.flatMap((slug) => services.find((service) => service.slug === slug) ?? []);
}
