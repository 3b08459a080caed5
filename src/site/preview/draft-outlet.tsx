import { lazy } from 'react';
import { Outlet, useMatches } from 'react-router';
import { draftOf } from '#src/site/stories/draft-page.ts';

/** None of the editor's code is loaded by visitors. */
const LiveDraft = lazy(() =>
  import('./live-draft.tsx').then((module) => ({ default: module.LiveDraft })),
);

/** The page; in the editor, the page as it is being edited. */
export function DraftOutlet() {
  const draft = draftOf(useMatches());
  if (draft === null) return <Outlet />;
  return (
    <LiveDraft draft={draft}>
      <Outlet />
    </LiveDraft>
  );
}
