import { type RouterContextProvider, redirect } from 'react-router';
import { applyForJob, getJob } from '#src/domain/careers/index.server.ts';
import { applicationSchema, fileMessage } from '#src/domain/careers/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { type ReadForm, receiveForm } from '#src/web/forms/guard/receive-form.server.ts';
import { readOrigin } from '#src/web/forms/read-origin.server.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import type { SentApplication } from './read-application.server.ts';

type Sending = {
  context: Pick<Readonly<RouterContextProvider>, 'get'>;
  request: Request;
  sent: SentApplication;
  slug: string;
  locale: Locale;
};

/**
 * Validates an application and stores it, or returns it with the errors and all that was typed.
 * @throws {DomainError} not-found, gone
 */
export async function answerApplication({ context, request, sent, slug, locale }: Sending) {
  const ctx = context.get(ctxContext);
  const { questions } = await getJob(ctx, slug);
  const schema = applicationSchema(locale, { questions, hasFile: sent.resume !== null });
  const read = readOf(sent, locale);
  const received = await receiveForm({
    ...{ context, request, schema, locale, read },
    name: 'apply',
    maySendLater: true,
  });
  if ('answer' in received) return received.answer;
  const resume = sent.resume !== null && 'file' in sent.resume ? sent.resume : null;
  const { values, refuse } = received;
  try {
    const origin = readOrigin(request, sent.form);
    const { token } = await applyForJob(ctx, { slug, locale, values, resume, origin });
    return redirect(`${hrefs.applicationStatus({ token })}?sent=1`, 303);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid') throw error;
    return refuse({ fieldErrors: { resume: [refusalText(error.told, locale)] } });
  }
}

/** A browser cannot restore a file input, so a valid file that must be chosen again is named. */
function readOf({ form, resume }: SentApplication, locale: Locale): ReadForm {
  if (resume === null) return { form };
  if ('file' in resume) return { form, extra: { chooseAgain: resume.fileName } };
  const message = fileMessage(resume.problem, resume.fileName, locale);
  return { form, fieldErrors: { resume: [message] } };
}
