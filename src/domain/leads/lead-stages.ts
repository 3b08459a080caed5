/** How far the shop has come with a lead. */
export const leadStages = ['new', 'contacted', 'quoted', 'booked', 'won', 'lost'] as const;
export type LeadStage = (typeof leadStages)[number];

/** `spam`: sent by a program, or to sell something. Kept apart from the others; one press restores it. */
export const deskStages = [...leadStages, 'spam'] as const;
export type DeskStage = (typeof deskStages)[number];

/** Stages that still need work. */
export const openStages = ['new', 'contacted', 'quoted', 'booked'] as const satisfies LeadStage[];

/** `appointment`: a booking request; `waiting`: on the waiting list. */
export const inquiryKinds = ['build', 'message', 'appointment', 'waiting'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** Why a lead did not become a customer. */
export const lostReasons = ['price', 'time', 'elsewhere', 'silent', 'cannot', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];

export const callOutcomes = ['reached', 'message', 'no-answer'] as const;
export type CallOutcome = (typeof callOutcomes)[number];
