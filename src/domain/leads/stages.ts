/** How far the shop has come with somebody who asked. */
export const leadStages = ['new', 'contacted', 'quoted', 'booked', 'won', 'lost'] as const;
export type LeadStage = (typeof leadStages)[number];

export const inquiryKinds = ['build', 'message', 'appointment'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];
