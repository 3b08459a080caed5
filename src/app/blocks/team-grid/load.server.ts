import { z } from 'zod';
import type { Load } from '../blok-loader.ts';
import { asset, text } from '../fields.ts';
import type { TeamGridBlok } from './schema.ts';

const personSchema = z.object({
  name: text,
  role: text,
  years: z.coerce.number().nonnegative().catch(0),
  specialty: text,
  bio: text,
  humanDetail: text,
  portrait: asset,
});

export type Person = z.infer<typeof personSchema> & { slug: string };
export type TeamGridData = { people: Person[] };

/** The stories of the team folder, in the editor's order. */
export const load: Load<TeamGridBlok, TeamGridData> = async ({ ctx, page }) => {
  const stories = await ctx.content.listStories({
    startsWith: 'team/',
    isStartpage: false,
    locale: page.locale,
  });
  return { people: stories.map(({ slug, content }) => ({ slug, ...personSchema.parse(content) })) };
};
