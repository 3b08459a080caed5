export {
  type ApplicationForm,
  type ApplicationInput,
  applicationSchema,
} from './application-schema.ts';
export { fileMessage } from './file-messages.ts';
export { questionField, type StoredAnswer } from './questions.ts';
export { maxResumeBytes, resumeTypes } from './resume-types.ts';
export { isOpenOn, type Job, type JobQuestion, jobQuestionSchema, jobSchema } from './schemas.ts';
export { type CandidateStage, candidateStages } from './stages.ts';
