import { z } from 'zod';
import { translatedSchema } from '#src/lib/translated.ts';
import { why } from './refusals.ts';

/** The name of its field and the key of its answer; it stays the same when the text changes. */
const questionId = z.string().regex(/^[a-z][a-z0-9-]{0,40}$/);

const askedFields = { id: questionId, label: translatedSchema, required: z.boolean() };
const options = z.array(translatedSchema).min(1);

/** A question that a job asks besides name and contact. */
export const jobQuestionSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...askedFields, type: z.enum(['number', 'date', 'boolean', 'url']) }),
  z.strictObject({
    ...askedFields,
    type: z.enum(['text', 'textarea']),
    maxLength: z.int().positive(),
  }),
  z.strictObject({ ...askedFields, type: z.enum(['select', 'checkboxes']), options }),
]);

const paySchema = z.strictObject({
  currency: z.literal('USD'),
  unit: z.enum(['HOUR', 'YEAR']),
  /** Whole dollars per unit. */
  min: z.number().positive(),
  max: z.number().positive(),
  note: translatedSchema,
});

/** A job posting; pay and type use the names of schema.org JobPosting. Its location is the shop's address. */
export const jobSchema = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, why('careers.slug-form').reason)
    .refine(
      (slug) => !['status', 'withdrawn', 'new'].includes(slug),
      why('careers.slug-of-page').reason,
    ),
  title: translatedSchema,
  department: translatedSchema,
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN']),
  employmentLabel: translatedSchema,
  pay: paySchema,
  schedule: translatedSchema,
  summary: translatedSchema,
  duties: z.array(translatedSchema),
  mustHaves: z.array(translatedSchema),
  niceToHaves: z.array(translatedSchema),
  questions: z.array(jobQuestionSchema),
  benefits: z.array(translatedSchema),
  datePosted: z.iso.date(),
  /** Last day, by the shop's clock, on which people may apply. */
  validThrough: z.iso.date(),
  monthsOfExperience: z.int().nonnegative(),
  openings: z.int().positive(),
  directApply: z.boolean(),
  status: z.enum(['open', 'closed']),
});

export type Job = z.infer<typeof jobSchema>;
export type JobQuestion = z.infer<typeof jobQuestionSchema>;

/** Whether the job is open on this day ("2026-11-21", in the shop's time zone). */
export function isOpenOn(job: Pick<Job, 'status' | 'validThrough'>, date: string): boolean {
  return job.status === 'open' && date <= job.validThrough;
}
