/** A page that a link may lead to. */
export type FoundPage = { uuid: string; name: string; fullSlug: string; published: boolean };

/** The first pages of a search. `hasMore`: there are more than these. */
export type FoundPages = { pages: FoundPage[]; hasMore: boolean };
