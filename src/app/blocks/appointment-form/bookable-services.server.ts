import { z } from 'zod';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { text } from '../fields.ts';

/** A service that can be booked, as its story says. Hours in the bay. */
export type BookableService = {
  slug: string;
  name: string;
  summary: string;
  hours: number;
  canWait: boolean;
};

const serviceSchema = z.object({
  name: text,
  summary: text,
  bookable: z.boolean().catch(false),
  canWait: z.boolean().catch(false),
  duration: z.object({ typicalHours: z.coerce.number() }).catch({ typicalHours: 0 }),
});

/** Services in the order of the content service. A story that is not bookable is left out. */
export async function listBookableServices(ctx: Ctx, locale: Locale): Promise<BookableService[]> {
  const stories = await ctx.content.listStories({
    startsWith: 'service-items/',
    isStartpage: false,
    locale,
  });
  return stories.flatMap(({ slug, content }) => {
    const service = serviceSchema.safeParse(content);
    if (!service.success || !service.data.bookable) return [];
    const { name, summary, canWait, duration } = service.data;
    return [{ slug, name, summary, canWait, hours: duration.typicalHours }];
  });
}
