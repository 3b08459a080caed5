/** In what order the list can be. `waiting`: who has had no answer first, the longest wait on top. */
export const inquirySorts = ['newest', 'waiting', 'price', 'name'] as const;
export type InquirySort = (typeof inquirySorts)[number];
