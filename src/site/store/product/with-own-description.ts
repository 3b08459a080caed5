import type { StoryPage } from '#src/site/stories/story-page.ts';
import { productOf } from './product-of.ts';

/** One template describes every product, in terms of bolt patterns, so a kit or a tire supplies its own text. */
export function withOwnDescription(page: StoryPage): StoryPage {
  const description = productOf(page.data)?.description;
  return description ? { ...page, meta: { ...page.meta, description } } : page;
}
