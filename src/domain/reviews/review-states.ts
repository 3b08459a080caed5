/** Where a review stands: written and not yet read, on the site, or kept from it. */
export const reviewStates = ['pending', 'published', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Why one may be kept from the site. That it is bad is no reason. */
export const hideReasons = ['private', 'insult', 'not-customer', 'twice', 'asked'] as const;
