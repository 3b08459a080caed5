import type { StoryPage } from '#src/site/stories/story-page.ts';
import { productOf } from './product-of.ts';

/** One template tells every product, and speaks of bolt patterns: a kit or a tire brings its own. */
export function withOwnDescription(page: StoryPage): StoryPage {
  const description = productOf(page.data)?.description;
  return description ? { ...page, meta: { ...page.meta, description } } : page;
}
