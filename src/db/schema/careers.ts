import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { localeCodes } from '#src/lib/locales.ts';
import type { Translated } from '#src/lib/translated.ts';
import { createdAt, moment, publicId, updatedAt } from './columns.ts';

export const careerJobs = pgTable('career_jobs', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  postedOn: date('posted_on', { mode: 'string' }).notNull(),
  validThrough: date('valid_through', { mode: 'string' }).notNull(),
  record: jsonb('record').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The stages of an application. `closed` is a rejection, communicated or not. */
export const candidateStages = ['new', 'review', 'interview', 'offer', 'hired', 'closed'] as const;

/** Somebody who applied for a job, however often: the record that the shop works with. */
export const careerCandidates = pgTable(
  'career_candidates',
  {
    id: publicId(),
    jobSlug: text('job_slug')
      .notNull()
      .references(() => careerJobs.slug),
    /** The email address in lower case, or "+14807777700": the same key is the same person. */
    personKey: text('person_key').notNull(),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    contactKind: text('contact_kind', { enum: ['phone', 'email'] }).notNull(),
    locale: text('locale', { enum: localeCodes }).notNull(),
    stage: text('stage', { enum: candidateStages }).notNull().default('new'),
    stageAt: moment('stage_at').notNull().defaultNow(),
    /** Their latest application. */
    appliedAt: moment('applied_at').notNull().defaultNow(),
    /** When they agreed to be kept for another opening, which restarts the retention period. */
    keptAt: moment('kept_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('career_candidates_once').on(table.jobSlug, table.personKey),
    index('career_candidates_person').on(table.personKey),
    index('career_candidates_stage').on(table.stage, table.appliedAt),
  ],
);

/** A question as it was asked, with its answer; options are stored in both languages. */
export type StoredAnswer = {
  id: string;
  type: string;
  question: Translated;
  answer: string | boolean | Translated[];
};

/** One submission of the form. A candidate's latest one counts, the others remain visible. */
export const careerApplications = pgTable(
  'career_applications',
  {
    id: publicId(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => careerCandidates.id, { onDelete: 'cascade' }),
    jobSlug: text('job_slug')
      .notNull()
      .references(() => careerJobs.slug),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    message: text('message').notNull(),
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull().default([]),
    locale: text('locale').notNull(),
    /** Id of the form as it was served: the same form sent twice is one application. */
    formId: uuid('form_id').notNull().unique(),
    /** As in `leads`. */
    source: jsonb('source').$type<Record<string, unknown>>(),
    experiments: text('experiments'),
    createdAt: createdAt(),
  },
  (table) => [index('career_applications_candidate').on(table.candidateId)],
);

/** The file of an application. Its bytes are in the private file store under `key`. */
export const careerResumes = pgTable('career_resumes', {
  applicationId: uuid('application_id')
    .primaryKey()
    .references(() => careerApplications.id, { onDelete: 'cascade' }),
  key: text('key').notNull().unique(),
  fileName: text('file_name').notNull(),
  contentType: text('content_type').notNull(),
  bytes: integer('bytes').notNull(),
  sha256: text('sha256').notNull(),
  /** What its key is derived from: without this row nobody can open the file. Null: from before files were sealed. */
  seal: text('seal'),
  /** Warnings for staff before they open it: a PDF may contain a script. */
  warnings: text('warnings').array().notNull().default([]),
  /** While it is `waiting` nobody can open the file; of an `infected` one only this row is left. */
  scan: text('scan', { enum: ['none', 'clean', 'unreachable', 'waiting', 'infected'] })
    .notNull()
    .default('none'),
  createdAt: createdAt(),
});

/** Files on their way into the store, so that leftovers of a crash can be found and deleted. */
export const careerUploads = pgTable('career_uploads', {
  key: text('key').primaryKey(),
  createdAt: createdAt(),
});

/** An event in a candidate's history: a note, another stage, a letter, another application. */
export const careerEvents = pgTable(
  'career_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => careerCandidates.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['note', 'stage', 'again'] }).notNull(),
    author: text('author').notNull(),
    /** The text of a note; the name of a stage. */
    text: text('text').notNull(),
    /** Whether the candidate got a letter about it. */
    isMailed: boolean('is_mailed').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('career_events_candidate').on(table.candidateId)],
);
