import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  addNote,
  assignInquiry,
  logCall,
  logText,
  mergeInquiries,
  replyByMail,
  setInquiryStage,
  splitInquiry,
} from '#src/domain/leads/index.server.ts';
import { deskStages } from '#src/domain/leads/index.ts';
import { why } from '#src/office/kit/refusals.ts';

/** What was done, as a key `done.…` of `desk-words.json`. */
export type DeskDone =
  | 'stage'
  | 'assign'
  | 'note'
  | 'call'
  | 'text'
  | 'reply'
  | 'merge'
  | 'split'
  | 'preview';

type Act = (ctx: Ctx, input: { id: string; version: number | undefined; form: FormData }) => Done;
type Done = Promise<{ done: DeskDone }>;

const acts: Record<string, Act> = {
  async assign(ctx, { form, ...at }) {
    await assignInquiry(ctx, { ...at, assigneeId: readFormText(form, 'assignee') || null });
    return { done: 'assign' };
  },
  async 'assign-me'(ctx, { form: _form, ...at }) {
    const { actor } = ctx;
    await assignInquiry(ctx, { ...at, assigneeId: actor.kind === 'staff' ? actor.userId : null });
    return { done: 'assign' };
  },
  async note(ctx, { form, ...at }) {
    await addNote(ctx, { ...at, text: readFormText(form, 'text') });
    return { done: 'note' };
  },
  async text(ctx, { form, ...at }) {
    await logText(ctx, { ...at, text: readFormText(form, 'text') });
    return { done: 'text' };
  },
  async reply(ctx, { form, ...at }) {
    const [to, subject, text] = ['to', 'subject', 'text'].map((name) => readFormText(form, name));
    await replyByMail(ctx, { ...at, to: to ?? '', subject: subject ?? '', text: text ?? '' });
    return { done: 'reply' };
  },
  async merge(ctx, { form, ...at }) {
    await mergeInquiries(ctx, { ...at, otherId: readFormText(form, 'other') });
    return { done: 'merge' };
  },
  async split(ctx, { form }) {
    await splitInquiry(ctx, { id: readFormText(form, 'other') });
    return { done: 'split' };
  },
};

/**
 * Handles the forms about an inquiry: `intent` is the name of an action, or one with its choice, "stage-quoted",
 * "call-reached".
 * @throws {DomainError} as the domain functions do, or invalid for a form of an outdated page
 */
export async function actOnInquiry(ctx: Ctx, id: string, form: FormData): Done {
  const intent = readFormText(form, 'intent');
  const version = /^\d{1,9}$/.test(readFormText(form, 'version'))
    ? Number(form.get('version'))
    : undefined;
  const act = acts[intent];
  if (act && Object.hasOwn(acts, intent)) return act(ctx, { id, version, form });
  const call = /^call-(.+)$/.exec(intent);
  if (call) {
    await logCall(ctx, { id, outcome: call[1] ?? '', text: readFormText(form, 'text') });
    return { done: 'call' };
  }
  const asked = intent === 'stage' ? readFormText(form, 'stage') : intent.replace(/^stage-/, '');
  const stage = deskStages.find((one) => one === asked);
  if (!stage) throw new DomainError('invalid', why('form.out-of-date'));
  const [reason, note] = [readFormText(form, 'reason'), readFormText(form, 'note')];
  await setInquiryStage(ctx, { id, version, stage, reason, note });
  return { done: 'stage' };
}

/** The text of a field; forms end lines with CRLF, our texts with LF. */
export function readFormText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}
