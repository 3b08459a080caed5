export {
  addNote,
  logCall,
  logCallAbout,
  logText,
  type ReplyInput,
  replyByMail,
} from './answer-inquiry.server.ts';
export { assignInquiry } from './assign-inquiry.server.ts';
export { countSentTrucks, type SentTrucks } from './count-sent-trucks.server.ts';
export { findNeighbors, type Neighbor, type Neighbors } from './find-neighbors.server.ts';
export { type FoundPerson, findPeople } from './find-people.server.ts';
export { finishLead } from './finish-lead.server.ts';
export {
  type Inquiry,
  type InquiryAt,
  type InquiryQuery,
  listInquiries,
  listInquiriesAfter,
  listWaitingInquiries,
} from './inquiries.server.ts';
export { getInquiry, type InquiryDetail } from './inquiry.server.ts';
export { inquiryChoices } from './inquiry-choices.server.ts';
export type { InquiryFilter } from './inquiry-filter.server.ts';
export { type LeadColumn, listBoardColumns } from './lead-board.server.ts';
export { listTimeline, type TimelineItem, type TimelineMail } from './list-timeline.server.ts';
export { markBooked } from './mark-booked.server.ts';
export { mergeInquiries, splitInquiry } from './merge-inquiries.server.ts';
export { type Duplicate, findDuplicates, listPersonInquiries } from './person.server.ts';
export { type BuildToday, priceToday } from './price-today.server.ts';
export { type BuildLead, findBuildLead, isBuildSent } from './queries.server.ts';
export {
  addUsualTemplates,
  listReplyTemplates,
  type ReplyTemplate,
  removeReplyTemplate,
  saveReplyTemplate,
  type TemplateInput,
} from './reply-templates.server.ts';
export { saveProgress } from './save-progress.server.ts';
export { sendMessage } from './send-message.server.ts';
export { listSentTrucks, type SentTruck } from './sent-trucks.server.ts';
export { type StageInput, setInquiryStage } from './set-stage.server.ts';
export { type SubmitBuildInput, submitBuild } from './submit-build.server.ts';
export {
  countWaitingPeople,
  listWaitingPeople,
  type WaitingPerson,
} from './waiting-people.server.ts';
