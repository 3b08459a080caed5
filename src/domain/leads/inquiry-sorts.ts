/** The sort orders of the list. `waiting`: unanswered first, longest wait on top. */
export const inquirySorts = ['newest', 'waiting', 'price', 'name'] as const;
export type InquirySort = (typeof inquirySorts)[number];
