import { lazy } from 'react';
import { Outlet, useMatches } from 'react-router';
import { draftOf } from '#src/site/stories/draft-page.ts';

/** Nothing of the editor is in what visitors load. */
const LiveDraft = lazy(() =>
  import('./live-draft.tsx').then((module) => ({ default: module.LiveDraft })),
);

/** The page; in the editor, the page as it is being written. */
export function DraftOutlet() {
  const draft = draftOf(useMatches());
  if (draft === null) return <Outlet />;
  return (
    <LiveDraft draft={draft}>
      <Outlet />
    </LiveDraft>
  );
}
