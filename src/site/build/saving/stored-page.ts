import type { StoryPage } from '#src/site/stories/story-page.ts';
import type { FlowData } from '../flow-data.ts';

/** The build's page, as far as it is needed to make another step of it. */
export type StoredPage = Pick<StoryPage, 'data'>;

/** The build flow's own data among those of its page. */
export function findFlow({ data }: StoredPage): { uid: string; flow: FlowData } | null {
  for (const [uid, one] of Object.entries(data)) if (isFlow(one)) return { uid, flow: one };
  return null;
}

// Of the loaders of a page only the build flow's answers with these.
function isFlow(data: unknown): data is FlowData {
  if (typeof data !== 'object' || data === null) return false;
  return 'step' in data && 'build' in data && 'catalogue' in data;
}
