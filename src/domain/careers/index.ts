export { type ApplicationInput, applicationSchema } from './application-schema.ts';
export { maxResumeBytes, resumeTypes } from './resume-types.ts';
export { isOpenOn, type Job, type JobQuestion, jobQuestionSchema, jobSchema } from './schemas.ts';
