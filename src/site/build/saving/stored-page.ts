import type { StoryPage } from '#src/site/stories/story-page.ts';
import type { FlowData } from '../flow-data.ts';

/** The build's page, as far as it is needed to make another step. */
export type StoredPage = Pick<StoryPage, 'data'>;

/** The build flow's own data among the page's. */
export function findFlow({ data }: StoredPage): { uid: string; flow: FlowData } | null {
  for (const [uid, one] of Object.entries(data)) if (isFlow(one)) return { uid, flow: one };
  return null;
}

// Among a page's loaders, only the build flow's has these fields.
function isFlow(data: unknown): data is FlowData {
  if (typeof data !== 'object' || data === null) return false;
  return 'step' in data && 'build' in data && 'catalogue' in data;
}
