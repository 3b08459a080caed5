/** The states of a review: not yet read, published, or rejected. */
export const reviewStates = ['pending', 'published', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Allowed reasons for a rejection. A bad rating is not one. */
export const hideReasons = ['private', 'insult', 'not-customer', 'twice', 'asked'] as const;
