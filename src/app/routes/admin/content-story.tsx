import { data } from 'react-router';
import { asMissing } from '#src/app/as-missing.ts';
import { staffContext } from '#src/app/auth/staff-context.ts';
import { readState } from '#src/app/components/admin/editor/act-on-story.server.ts';
import { StoryEditor } from '#src/app/components/admin/editor/story-editor.tsx';
import { ctxContext } from '#src/app/load-context.ts';
import { previewContext } from '#src/app/preview/preview-context.ts';
import { hasScope } from '#src/domain/auth/index.ts';
import { pagePath } from '#src/domain/content/index.ts';
import type { Route } from './+types/content-story';
import { loadEditorSources } from './editor-sources.server.ts';
import { previewPath } from './preview-path.server.ts';

/** The visual editor of one story. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { scopes } = context.get(staffContext).actor;
  const id = Number(params.id);
  if (!Number.isInteger(id)) throw data(null, { status: 404 });
  const initial = await readState(ctx, id).catch((error: unknown) => {
    throw asMissing(error);
  });
  if (initial.draft.isFolder) throw data(null, { status: 404 });
  const { fullSlug } = initial.draft;
  const component = String(initial.draft.content.component);
  const path = await previewPath(ctx, { fullSlug, component });
  const signed = context.get(previewContext).sign({ id, component, locale: 'en' });
  // A person is looked at among the others, where the page has their place.
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
