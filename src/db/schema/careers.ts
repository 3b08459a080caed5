import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, publicId, updatedAt } from './columns.ts';

export const careerJobs = pgTable('career_jobs', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  postedOn: date('posted_on', { mode: 'string' }).notNull(),
  validThrough: date('valid_through', { mode: 'string' }).notNull(),
  record: jsonb('record').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const careerApplications = pgTable('career_applications', {
  id: publicId(),
  jobSlug: text('job_slug')
    .notNull()
    .references(() => careerJobs.slug),
  name: text('name').notNull(),
  contact: text('contact').notNull(),
  message: text('message').notNull(),
  locale: text('locale').notNull(),
  /** Id of the form as it was served: the same form sent twice is one application. */
  formId: uuid('form_id').notNull().unique(),
  /** As a lead's: see `leads`. */
  source: jsonb('source').$type<Record<string, unknown>>(),
  experiments: text('experiments'),
  createdAt: createdAt(),
});

/** The file that came with an application. Its bytes are in the private file store under `key`. */
export const careerResumes = pgTable('career_resumes', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => careerApplications.id, { onDelete: 'cascade' }),
  key: text('key').notNull().unique(),
  fileName: text('file_name').notNull(),
  contentType: text('content_type').notNull(),
  bytes: integer('bytes').notNull(),
  sha256: text('sha256').notNull(),
  createdAt: createdAt(),
});
