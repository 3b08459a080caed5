export { type Contact, normalizeContact } from './contact.ts';
export {
  type FilledText,
  fillTemplate,
  type TemplateField,
  type TemplateValues,
  templateFields,
} from './fill-template.ts';
export { type InquirySort, inquirySorts } from './inquiry-sorts.ts';
export {
  type CallOutcome,
  callOutcomes,
  type DeskStage,
  deskStages,
  type InquiryKind,
  inquiryKinds,
  type LeadStage,
  type LostReason,
  leadStages,
  lostReasons,
} from './lead-stages.ts';
export {
  type MessageInput,
  messageSchema,
  messageTopics,
  notPhotoMessage,
} from './message-schema.ts';
export { mostCounted } from './most-counted.ts';
export { why as whyLeads } from './refusals.ts';
export {
  type BuildDetails,
  type BuildDetailsInput,
  buildDetailsSchema,
  type PreferredContact,
  preferredContacts,
} from './schemas.ts';
export { type BuildSnapshot, buildSnapshotSchema, takeSnapshot } from './snapshot.ts';
export { answerWithinMinutes, type Waiting, waitingSince } from './waiting.ts';
