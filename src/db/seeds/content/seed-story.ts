/** A blok as a story keeps it. */
export type Blok = { _uid: string; component: string; [field: string]: unknown };

/** A story to be seeded. A folder's start page has the folder's own address: "services". */
export type SeedStory = { fullSlug: string; name: string; content: Blok };
