import { createHash } from 'node:crypto';
import { careerApplications, careerResumes } from '#src/db/schema/careers.ts';
import { type Origin, originSchema } from '#src/domain/sources/index.ts';
import type { Ctx, Locale } from '../context.ts';
import { DomainError } from '../errors.ts';
import { submissionKey } from '../submission-key.server.ts';
import { type ApplicationInput, applicationSchema, fileMessage } from './application-schema.ts';
import { keepCandidate } from './keep-candidate.server.ts';
import { getJob } from './queries.server.ts';
import { inspectResume } from './resume-content.server.ts';
import { type ResumeFormat, resumeTypes } from './resume-types.ts';

type Resume = { fileName: string; format: ResumeFormat; bytes: Uint8Array; sha256: string };

/**
 * Stores an application and its resume. The same form sent twice is one application.
 * @throws {DomainError} `not-found` or `gone` for the job; `invalid` with the path `resume` when
 * the file's content is not what its name says.
 */
export async function applyForJob(
  ctx: Ctx,
  input: { slug: string; locale: Locale; values: ApplicationInput; origin?: Origin },
): Promise<void> {
  const job = await getJob(ctx, input.slug);
  const values = applicationSchema(input.locale).parse(input.values);
  const resume = values.resume ? await readResume(values.resume, input.locale) : null;
  const { formId, resume: _file, ...words } = values;
  const application = {
    ...words,
    id: ctx.ids.uuid(),
    jobSlug: job.slug,
    locale: input.locale,
    formId: submissionKey(formId, { ...words, resume: resume?.sha256 }),
    ...(input.origin && originSchema.parse(input.origin)),
  };
  // The file first: a row never points to bytes that are not there.
  const key = resume ? await keepFile(ctx, resume) : null;
  const isNew = await insertApplication(ctx, { application, resume, key });
  if (!isNew && key) await ctx.files.delete(key);
}

async function readResume(file: File, locale: Locale): Promise<Resume> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = await inspectResume(file.name, bytes);
  if ('problem' in found) {
    const message = fileMessage(found.problem, file.name, locale);
    throw new DomainError('invalid', message, [{ path: 'resume', message }]);
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { fileName: file.name.slice(0, 200), format: found.format, bytes, sha256 };
}

/** The bytes get a name that nobody can guess, outside everything that is served. */
async function keepFile(ctx: Ctx, resume: Resume): Promise<string> {
  const key = `resumes/${ctx.ids.token()}`;
  await ctx.files.put(key, resume.bytes);
  return key;
}

type NewRows = {
  application: Omit<typeof careerApplications.$inferInsert, 'candidateId'> & { locale: Locale };
  resume: Resume | null;
  key: string | null;
};

/** Both rows or none; false when this very form was already received. */
async function insertApplication(
  ctx: Ctx,
  { application, resume, key }: NewRows,
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const candidateId = await keepCandidate({ ...ctx, db: tx }, application);
    const inserted = await tx
      .insert(careerApplications)
      .values({ ...application, candidateId })
      .onConflictDoNothing({ target: careerApplications.formId })
      .returning({ id: careerApplications.id });
    if (inserted.length === 0) return false;
    if (resume && key) {
      await tx.insert(careerResumes).values({
        applicationId: application.id,
        key,
        fileName: resume.fileName,
        contentType: resumeTypes[resume.format],
        bytes: resume.bytes.length,
        sha256: resume.sha256,
      });
    }
    return true;
  });
}
