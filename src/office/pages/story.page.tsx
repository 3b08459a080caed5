import { data } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import { pagePath } from '#src/domain/content/index.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { previewContext } from '#src/site/stories/preview-context.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import type { Route } from './+types/story.page';
import { readState } from './editor/act-on-story.server.ts';
import { previewPath } from './editor/preview-path.server.ts';
import { StoryEditor } from './editor/story-editor.tsx';
import { loadEditorSources } from './editor-sources.server.ts';

/** The visual editor of one story. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { scopes } = context.get(staffContext).actor;
  const id = Number(params.id);
  if (!Number.isInteger(id)) throw data(null, { status: 404 });
  const initial = await readState(ctx, id).catch((error: unknown) => {
    throw toNotFound(error);
  });
  if (initial.draft.isFolder) throw data(null, { status: 404 });
  const { fullSlug } = initial.draft;
  const component = String(initial.draft.content.component);
  const path = await previewPath(ctx, { fullSlug, component });
  const signed = context.get(previewContext).sign({ id, component, locale: defaultLocale });
  // A person is previewed on the team page, in their place among the others.
  const anchor = component === 'team-member' ? `#${initial.draft.slug}` : '';
  const src = `${path}${path.includes('?') ? '&' : '?'}${signed}${anchor}`;
  return {
    initial,
    sources: await loadEditorSources(ctx),
    preview: {
      path: path.includes('?') ? pagePath(fullSlug) : path,
      src,
      isOwnPage: component === 'page',
    },
    mayWrite: hasScope(scopes, 'content.write'),
    mayPublish: hasScope(scopes, 'content.publish'),
  };
}

export default function ContentStory({ loaderData }: Route.ComponentProps) {
  return <StoryEditor key={loaderData.initial.draft.id} {...loaderData} />;
}
