import { recordFolders } from '#src/domain/content/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import type { SiteFrameData } from '#src/site/kit/site-frame-data.ts';
import { hrefs } from '#src/web/page/hrefs.ts';

type Columns = SiteFrameData['footerColumns'];

const teamHref = hrefs.meetTheTeam();

/** The footer without a link to the team as long as its page introduces nobody. */
export async function shownColumns(ctx: Ctx, columns: Columns, locale: Locale): Promise<Columns> {
  const isLinked = columns.some(({ links }) => links.some(({ url }) => url === teamHref));
  if (!isLinked || !(await isTeamUntold(ctx, locale))) return columns;
  return columns.map((column) => ({
    ...column,
    links: column.links.filter(({ url }) => url !== teamHref),
  }));
}

/** A page on which the shop tells of its people in other words is worth a link. */
async function isTeamUntold({ content }: Ctx, locale: Locale): Promise<boolean> {
  const startsWith = `${recordFolders['team-member']}/`;
  const people = await content.listStories({ startsWith, isStartpage: false, locale });
  if (people.length > 0) return false;
  const page = await content.getStory('meet-the-team', { locale });
  return JSON.stringify(page?.content ?? {}).includes('"team-grid"');
}
