import type { Ctx } from '#src/domain/context.ts';
import { refuseField } from '#src/domain/errors.ts';
import { listPersonInquiries } from '#src/domain/leads/index.server.ts';
import { whyLeads } from '#src/domain/leads/index.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { renderLetter } from '#src/letters/render-letter.tsx';
import { readLocale } from '#src/lib/locales.ts';
import { readFormText } from './act-on-inquiry.server.ts';

/** The letter that the form would send, and what was typed for it. */
export async function previewReply(ctx: Ctx, { id, form }: { id: string; form: FormData }) {
  requireScope(ctx.actor, 'leads.write');
  const typed = Object.fromEntries([...form].map(([name]) => [name, readFormText(form, name)]));
  const { subject = '', text = '' } = typed;
  if (text.trim() === '') throw refuseField('invalid', 'text', whyLeads('leads.write-something'));
  if (subject.trim() === '') throw refuseField('invalid', 'subject', whyLeads('leads.no-subject'));
  const inquiry = (await listPersonInquiries(ctx, id)).find((one) => one.id === id);
  const data = { subject: subject.trim(), text: text.trim(), leadNumber: inquiry?.number ?? null };
  const locale = readLocale(inquiry?.locale);
  const setting = { shop: await getShopSettings(ctx), origin: ctx.origin };
  const letter = await renderLetter({ letter: 'lead-reply', data, locale }, setting);
  const preview = { subject: letter.subject, text: letter.text };
  return { done: 'preview' as const, preview, typed };
}
