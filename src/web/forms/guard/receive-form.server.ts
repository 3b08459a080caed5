import { parseWithZod } from '@conform-to/zod/v4';
import { data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { noteRefusal } from '#src/domain/security-events.server.ts';
import { formWatchContext } from '#src/web/forms/guard/form-watch-context.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { translate } from '#src/web/words/translate.ts';
import { waitsForMs } from '../queue/queue-limit.ts';
import { readFormWithFiles } from '../read-form.server.ts';
import { tooManyMessage } from '../too-many.server.ts';
import { rememberPosted } from '../unsaved/posted-forms.server.ts';
import formStrings from '../words.json' with { type: 'json' };
import { readFormToken } from './form-token.server.ts';
import { guardNames } from './guard-names.ts';
import { dayMs, type Judgement, judgeSending } from './judge-sending.ts';
import { createProofTask, readProof } from './proof.server.ts';
import { formTokenPurpose, serveForm } from './serve-form.server.ts';

type Sent<Schema extends z.ZodType> = {
  context: Pick<Readonly<RouterContextProvider>, 'get'>;
  request: Request;
  /** As the loader served it with `serveForm`. */
  name: string;
  schema: Schema;
  locale: Locale;
  /** For a form that was read as it arrived. */
  read?: ReadForm;
  /** Forms filled in by programs are accepted too, as `isSpam`: their sender is thanked like everybody else. */
  takesSpam?: boolean;
  /** The form may have been queued on the device for any time: an old token is fine, or none. */
  takesOld?: boolean;
  /** The form may be queued on the device after somebody has sent it, so the token is valid for that long. */
  maySendLater?: boolean;
};

export type ReadForm = {
  form: FormData;
  /** Problems that were found while it was read. */
  fieldErrors?: Record<string, string[]>;
  /** Headers of each answer. */
  extra?: Record<string, unknown>;
};

/**
 * Parses a posted form: its values, or an answer that returns it filled in, with errors next to the fields and a new
 * token if the old one is not valid.
 * @throws {Response} 400 if the body is not a form
 */
export async function receiveForm<Schema extends z.ZodType>(sent: Sent<Schema>) {
  const { context, schema, locale } = sent;
  const { form, fieldErrors, extra } =
    sent.read ?? asRead(await readFormWithFiles(context.get(ctxContext), sent.request));
  const submission = parseWithZod(form, { schema });
  const giveBack = (message: string, status: number, more = {}) =>
    ({
      answer: data(
        { ...submission.reply({ formErrors: [message] }), ...more, ...extra },
        { status },
      ),
    }) as const;
  rememberPosted(sent.request, {
    form,
    giveBack: (message, status) => giveBack(message, status).answer,
  });
  if (submission.status !== 'success' || fieldErrors) {
    const reply = submission.reply(fieldErrors && { fieldErrors });
    return { answer: data({ ...reply, ...extra }, { status: 422 }) } as const;
  }
  const wait = tooManyMessage(context, locale);
  if (wait) context.get(formWatchContext)?.meter.note({ isSuspect: true });
  if (wait) return giveBack(wait, 429);
  const formId = readFormId(form);
  const judgement = await judgeSubmission(sent, { form, formId });
  const isSpam = judgement === 'trapped' && sent.takesSpam === true;
  if (judgement === 'take' || isSpam) {
    const refuse = (why: { fieldErrors?: Record<string, string[]>; formErrors?: string[] }) =>
      data({ ...submission.reply(why), ...extra }, { status: 422 });
    return { form, values: submission.value, refuse, isSpam } as const;
  }
  const ctx = context.get(ctxContext);
  const serving = serveForm(ctx, sent.name, formId ?? undefined);
  // Who was fast may have been helped by autofill: the browser then shows by its work that it is one, and sends again.
  const canProve = judgement === 'prove' || judgement === 'fast';
  const task = canProve ? { task: await taskFor(ctx, serving.formId) } : {};
  return giveBack(rejectionText(judgement, locale), 422, { serving, ...task });
}

function asRead(form: FormData): ReadForm {
  return { form };
}

function readFormId(form: FormData): string | null {
  return z.uuid().nullable().catch(null).parse(form.get(guardNames.formId));
}

async function judgeSubmission<Schema extends z.ZodType>(
  { context, name, takesOld, maySendLater }: Sent<Schema>,
  { form, formId }: { form: FormData; formId: string | null },
): Promise<Judgement> {
  const ctx = context.get(ctxContext);
  const watch = context.get(formWatchContext);
  if (!watch) return 'take';
  const ageMs = formId === null ? null : ageOf(ctx, { form, served: { form: name, formId } });
  const judgement = judgeSending(
    {
      ageMs: takesOld ? Math.min(ageMs ?? watch.minimumMs, dayMs) : ageMs,
      isTrapped: Boolean(form.get(guardNames.trap)),
      isAttacked: watch.meter.isAttacked(),
      isProven: formId !== null && (await isProven(ctx, { form, formId, spend: watch.spend })),
    },
    { minimumMs: watch.minimumMs, longestMs: maySendLater ? dayMs + waitsForMs : dayMs },
  );
  const isSuspect = judgement !== 'take' && judgement !== 'prove';
  if (isSuspect) noteRefusal(ctx, 'form.automated', { detail: { form: name, why: judgement } });
  watch.meter.note({ isSuspect });
  return judgement;
}

type Served = { form: string; formId: string };

function ageOf(ctx: Ctx, { form, served }: { form: FormData; served: Served }): number | null {
  const key = ctx.keyFor(formTokenPurpose);
  const servedMs = readFormToken(key, form.get(guardNames.token), served);
  return servedMs === null ? null : ctx.clock.now().epochMilliseconds - servedMs;
}

type Proving = { form: FormData; formId: string; spend(proof: string): boolean };

async function isProven(ctx: Ctx, { form, formId, spend }: Proving): Promise<boolean> {
  const given = form.get(guardNames.proof);
  const nowMs = ctx.clock.now().epochMilliseconds;
  const proof = await readProof(ctx.keyFor('form-proof'), { given, formId, nowMs });
  return proof !== null && spend(proof);
}

function taskFor(ctx: Ctx, formId: string) {
  const nowMs = ctx.clock.now().epochMilliseconds;
  return createProofTask(ctx.keyFor('form-proof'), { formId, nowMs });
}

function rejectionText(judgement: Exclude<Judgement, 'take'>, locale: Locale): string {
  const t = translate(formStrings, locale);
  const texts = { trapped: 'again', stale: 'token', fast: 'slowDown', prove: 'flood' } as const;
  return t(texts[judgement]);
}
