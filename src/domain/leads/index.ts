export { type Contact, normalizeContact } from './contact.ts';
export { type MessageInput, messageSchema, messageTopics } from './message-schema.ts';
export {
  type BuildDetails,
  type BuildDetailsInput,
  buildDetailsSchema,
  type PreferredContact,
  preferredContacts,
} from './schemas.ts';
export { type BuildSnapshot, buildSnapshotSchema, takeSnapshot } from './snapshot.ts';
export { type InquiryKind, inquiryKinds, type LeadStage, leadStages } from './stages.ts';
