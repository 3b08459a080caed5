/** A blok as stories store it. */
export type Blok = { _uid: string; component: string; [field: string]: unknown };

/**
 * A story to be seeded; a draft is for the shop to publish. A folder's start page has the folder's own path: "services".
 */
export type SeedStory = { fullSlug: string; name: string; content: Blok; isDraft?: boolean };
