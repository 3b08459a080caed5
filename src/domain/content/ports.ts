import type { LocaleCode } from '#src/lib/locales.ts';

/** A story as the delivery API sends it (wire format: docs/content-model.md). */
export type StoryWire = {
  id: number;
  uuid: string;
  name: string;
  slug: string;
  /** The slug of a folder's start page ends in a slash: "services/". */
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
  /** True: only start pages; false: none of them. */
  isStartpage?: boolean;
  sortBy?: string;
  perPage?: number;
  /** Only this page, from 1; all pages if not given. */
  page?: number;
  locale?: LocaleCode;
};

/** How the site reads content. Stories are published ones unless a preview says otherwise. */
export type ContentClient = {
  /** Null if there is no such story (404 of the service). The result is shared, so do not change it. */
  getStory(slug: string, options?: { locale?: LocaleCode }): Promise<StoryWire | null>;
  /** All pages of the list, in order. */
  listStories(query: StoryQuery): Promise<StoryWire[]>;
  /** The content version (`cv`), which changes with every publication. */
  version(): Promise<number>;
};

/** Where a content version is read from, and how often at most. */
export type VersionSource = { read(): Promise<number>; everyMs: number };

/** The content version as this process knows it. */
export type ContentVersion = {
  /**
   * The last known version; 0 before the first `refresh`. Never waits: if it is too old, a new read starts and a
   * later call returns its result.
   */
  current(): number;
  /** Reads it now. */
  refresh(): Promise<number>;
  /** Switches to another source: the hosted service has its own version. */
  follow(source: VersionSource): void;
};
