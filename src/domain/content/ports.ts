/** A story as the delivery API sends it (wire format: docs/content-model.md). */
export type StoryWire = {
  id: number;
  uuid: string;
  name: string;
  slug: string;
  full_slug: string;
  content: { _uid: string; component: string; [field: string]: unknown };
  created_at: string;
  published_at: string | null;
  first_published_at: string | null;
  updated_at: string;
  position: number;
  is_startpage: boolean;
  parent_id: number;
  tag_list: string[];
  lang: string;
  [field: string]: unknown;
};

export type StoryQuery = {
  startsWith?: string;
  /** true: only start pages; false: none of them. */
  isStartpage?: boolean;
  sortBy?: string;
  perPage?: number;
  page?: number;
  locale?: 'en' | 'es';
};

/** What the site asks of the content service. Stories are published ones unless a preview says otherwise. */
export type ContentClient = {
  /** null when there is no such story (404 of the service). */
  getStory(slug: string, options?: { locale?: 'en' | 'es' }): Promise<StoryWire | null>;
  /** All pages of the list, in order. */
  listStories(query: StoryQuery): Promise<StoryWire[]>;
  /** The content version (`cv`): changes whenever something is published. */
  version(): Promise<number>;
};
