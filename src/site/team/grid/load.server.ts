import type { z } from 'zod';
import { recordFolders } from '#src/domain/content/index.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { teamMemberSchema } from '../member/schema.ts';
import type { TeamGridBlok } from './schema.ts';

const personSchema = teamMemberSchema.omit({ component: true, _uid: true });

export type Person = z.infer<typeof personSchema> & { slug: string };
export type TeamGridData = { people: Person[] };

/** The stories of the team folder, by name (specification, section 7). */
export const load: Load<TeamGridBlok, TeamGridData> = async ({ ctx, page }) => {
  const stories = await ctx.content.listStories({
    startsWith: `${recordFolders['team-member']}/`,
    isStartpage: false,
    sortBy: 'name:asc',
    locale: page.locale,
  });
  return { people: stories.map(({ slug, content }) => ({ slug, ...personSchema.parse(content) })) };
};
