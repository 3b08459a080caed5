import { queueMail } from '#src/domain/mail/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Ctx, Locale } from '../context.ts';
import { personKeyOf } from './person-key.ts';
import type { Job } from './schemas.ts';
import type { CandidateStage } from './stages.ts';
import { statusLink } from './status-token.server.ts';

type News = {
  job: Job;
  row: { id: string; name: string; contact: string; locale: Locale };
  candidateId: string;
  fileName: string | null;
  isAgain: boolean;
};

/** To the applicant, if there is an email address, and to the shop. In the transaction that wrote the rows. */
export async function announceApplication(
  ctx: Ctx,
  { job, row, candidateId, fileName, isAgain }: News,
): Promise<void> {
  const { name, locale } = row;
  const { contact, contactKind } = personKeyOf(row.contact);
  if (contactKind === 'email') {
    await queueMail(ctx, {
      letter: 'application-received',
      to: contact,
      locale,
      data: { name, job: job.title[locale], fileName, statusUrl: statusLink(ctx, row) },
    });
  }
  const { email, languages } = await getShopSettings(ctx);
  if (email === '') return;
  await queueMail(ctx, {
    letter: 'application-arrived',
    to: email,
    locale: languages.default,
    data: {
      name,
      job: job.title[languages.default],
      fileName,
      isAgain,
      applicationUrl: `${ctx.origin}/admin/applications/${candidateId}`,
    },
  });
}

type StageNews = {
  job: Pick<Job, 'title'>;
  candidate: { name: string; contact: string; locale: Locale };
  applicationId: string;
  stage: Exclude<CandidateStage, 'new'>;
  /** The shop's own message, below ours; may be empty. */
  words: string;
  /** Last day on which the shop keeps the application. */
  deleteOn: string;
};

/** To a candidate: the new stage, in their language. */
export async function mailStage(ctx: Ctx, news: StageNews): Promise<void> {
  const { candidate, job, stage, words, deleteOn } = news;
  const { locale } = candidate;
  const { email } = await getShopSettings(ctx);
  await queueMail(ctx, {
    letter: 'application-stage',
    to: candidate.contact,
    locale,
    replyTo: email,
    data: {
      name: candidate.name,
      job: job.title[locale],
      stage,
      words,
      deleteOn,
      statusUrl: statusLink(ctx, { id: news.applicationId, locale }),
    },
  });
}
