/** How far the shop has come with somebody who asked. */
export const leadStages = ['new', 'contacted', 'quoted', 'booked', 'won', 'lost'] as const;
export type LeadStage = (typeof leadStages)[number];

/** `spam`: what no person sent, or sent to sell something. Apart from the others, a press from coming back. */
export const deskStages = [...leadStages, 'spam'] as const;
export type DeskStage = (typeof deskStages)[number];

/** Still to be worked on. */
export const openStages = ['new', 'contacted', 'quoted', 'booked'] as const satisfies LeadStage[];

/** `appointment`: a wish for a day; `waiting`: on the list for a time that becomes free. */
export const inquiryKinds = ['build', 'message', 'appointment', 'waiting'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** Why somebody did not become a customer. */
export const lostReasons = ['price', 'time', 'elsewhere', 'silent', 'cannot', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];

export const callOutcomes = ['reached', 'message', 'no-answer'] as const;
export type CallOutcome = (typeof callOutcomes)[number];
