export { finishLead } from './finish-lead.server.ts';
export { type Inquiry, type InquiryFilter, listInquiries } from './inquiries.server.ts';
export { getInquiry, type InquiryDetail, setInquiryStage } from './inquiry.server.ts';
export { type BuildLead, findBuildLead, isBuildSent } from './queries.server.ts';
export { saveProgress } from './save-progress.server.ts';
export { sendMessage } from './send-message.server.ts';
export { type SubmitBuildInput, submitBuild } from './submit-build.server.ts';
