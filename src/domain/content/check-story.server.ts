import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { isUuid } from './delivery/query-fields.ts';
import { type FoundLink, findIssues, findLinkIssues } from './find-issues.ts';
import { findRecordIssues } from './find-record-issues.ts';
import { pagePath, slugsOfPath } from './page-path.ts';
import { readDraft } from './read-draft.server.ts';
import { redirectPath } from './redirect-path.ts';
import { findRedirect } from './redirects.server.ts';
import type { StoryIssue } from './story-issue.ts';

/**
 * What prevents publishing a draft (`must`), and what its author should look at (`should`). Requires content.read.
 * @throws {DomainError} not-found
 */
export async function checkStory(ctx: Ctx, { id }: { id: number }): Promise<StoryIssue[]> {
  requireScope(ctx.actor, 'content.read');
  const draft = await readDraft(ctx, { id });
  const { content } = draft;
  return [
    ...findIssues(content),
    ...findRecordIssues(draft),
    ...(await findDeadLinks(ctx, content)),
  ];
}

type Target = { uuid: string; path: string; isPublic: boolean };

/** Paths of pages made from a template, and files: they lead to something other than a story. */
const elsewhere = /^\/(careers|store\/wheels|gallery|f|m|assets|media|drawings|admin|login)\//;

async function findDeadLinks(ctx: Ctx, content: Record<string, unknown>): Promise<StoryIssue[]> {
  const links: FoundLink[] = [];
  findLinkIssues(content, (link) => {
    links.push(link);
    return null;
  });
  if (links.length === 0) return [];
  const targets = await listTargets(ctx, links);
  const redirected = await redirectedPaths(ctx, { links, targets });
  return findLinkIssues(content, (link) => checkLink(link, { targets, redirected }));
}

/** The stories that these links lead to. */
async function listTargets(ctx: Ctx, links: readonly FoundLink[]): Promise<Target[]> {
  const { id, uuid, fullSlug, isFolder, deletedAt } = contentStories;
  const uuids = links.flatMap((link) => ('uuid' in link ? link.uuid : []));
  const paths = links.flatMap((link) => ('path' in link ? (redirectPath(link.path) ?? []) : []));
  const rows = await ctx.db
    .select({ uuid, fullSlug, isPublic: sql<boolean>`${contentPublications.storyId} is not null` })
    .from(contentStories)
    .leftJoin(contentPublications, eq(contentPublications.storyId, id))
    .where(
      and(
        eq(isFolder, false),
        isNull(deletedAt),
        or(inArray(uuid, uuids.filter(isUuid)), inArray(fullSlug, paths.flatMap(slugsOfPath))),
      ),
    );
  return rows.map(({ fullSlug, ...row }) => ({ ...row, path: pagePath(fullSlug) }));
}

type Site = { targets: Target[]; redirected: Set<string> };

/** Redirects are only checked for paths that no story has. */
async function redirectedPaths(
  ctx: Ctx,
  { links, targets }: { links: FoundLink[]; targets: Target[] },
): Promise<Set<string>> {
  const known = new Set(targets.map(({ path }) => path));
  const paths = links.flatMap((link) => ('path' in link ? (redirectPath(link.path) ?? []) : []));
  const found = new Set<string>();
  for (const path of new Set(paths)) {
    if (!known.has(path) && (await findRedirect(ctx, { path }))) found.add(path);
  }
  return found;
}

function checkLink(link: FoundLink, { targets, redirected }: Site) {
  const path = 'path' in link ? redirectPath(link.path) : null;
  const isOf = (target: Target) =>
    'uuid' in link ? target.uuid === link.uuid : target.path === path;
  const target = targets.find(isOf);
  if (target?.isPublic || (path && (redirected.has(path) || elsewhere.test(path)))) return null;
  const params = { link: path ?? target?.path ?? '' };
  return target
    ? { level: 'should' as const, code: 'unpublished-link' as const, params }
    : { level: 'should' as const, code: 'dead-link' as const, params };
}
