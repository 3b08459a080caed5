/** A story as the delivery API sends it (wire format: docs/content-model.md). */
export type StoryWire = {
  id: number;
  uuid: string;
  name: string;
  slug: string;
  /** A folder's start page ends in a slash: "services/". */
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
  /** Only this page, from 1. Without it: all of them. */
  page?: number;
  locale?: 'en' | 'es';
};

/** What the site asks of the content service. Stories are published ones unless a preview says otherwise. */
export type ContentClient = {
  /** null when there is no such story (404 of the service). Do not change what you get: it is shared. */
  getStory(slug: string, options?: { locale?: 'en' | 'es' }): Promise<StoryWire | null>;
  /** All pages of the list, in order. */
  listStories(query: StoryQuery): Promise<StoryWire[]>;
  /** The content version (`cv`): changes whenever something is published. */
  version(): Promise<number>;
};

/** Where a content version is read, and how often at most. */
export type VersionSource = { read(): Promise<number>; everyMs: number };

/** The content version as this process knows it. */
export type ContentVersion = {
  /**
   * What was last read; 0 before the first `refresh`. Never waits: when that was too long ago, a
   * new reading begins and the next call sees it.
   */
  current(): number;
  /** Reads it now. */
  refresh(): Promise<number>;
  /** From now on reads it elsewhere: the hosted service has a version of its own. */
  follow(source: VersionSource): void;
};
