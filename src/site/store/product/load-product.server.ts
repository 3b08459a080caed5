import type { StoryPage } from '#src/site/pages/load-page.server.ts';
import { loadStory } from '#src/site/pages/load-story.server.ts';
import { productOf } from './product-of.ts';

/**
 * The page of a product of any shelf: one template tells them all. Its description speaks of bolt
 * patterns, so that a kit or a tire brings its own.
 */
export async function loadProduct(args: Parameters<typeof loadStory>[0]): Promise<StoryPage> {
  const page = await loadStory(args, 'templates/store-wheel');
  const description = productOf(page.data)?.description;
  return description ? { ...page, meta: { ...page.meta, description } } : page;
}
