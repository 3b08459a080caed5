import type { Packed } from '#src/lib/packed.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import type { Blok } from './blok-props.ts';
import type { DraftPage } from './draft-page.ts';

/** What the loader of a story's page returns. */
export type StoryPage = {
  story: { name: string; slug: string };
  body: Packed<Blok[]>;
  /** What the bloks' loaders returned, by `_uid`. */
  data: Record<string, unknown>;
  meta: PageMeta;
  /** Only for a draft in the editor. */
  preview?: DraftPage;
};

/** The content of a page, whoever has written it. */
export type PageStory = {
  name: string;
  full_slug: string;
  content: { component: string; [field: string]: unknown };
};
