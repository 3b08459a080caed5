import { formSync } from '#src/web/offline/cache-names.ts';
import { siteNews } from '#src/web/offline/news.ts';
import { registerSync } from '#src/web/offline/register-sync.ts';
import { forgetDraft } from '../form-draft.ts';
import { guardNames } from '../guard/guard-names.ts';
import { isSameForm, type PageForm } from './form-news.ts';
import { dropForm, listForms, type QueuedForm, queueForm } from './queued-forms.ts';
import { markQueuedForms } from './queued-mark.ts';
import { sendQueuedForms } from './send-queued-forms.ts';

/**
 * Queues a form on this device until there is a network; its sender has agreed. The browser then starts the worker,
 * even if every page is closed; if it does not support that, the next page sends.
 */
export async function sendLater(form: HTMLFormElement): Promise<void> {
  const fields = [...new FormData(form)].filter(isText);
  const id = fields.find(([name]) => name === guardNames.formId)?.[1] ?? crypto.randomUUID();
  const { pathname, search } = new URL(form.action);
  const path = pathname + search;
  const news = { form: form.id, path, state: 'waits', ledTo: null } as const;
  const kept = { ...news, id, fields, atMs: Date.now() };
  await queueForm(kept);
  markQueuedForms(true);
  publishNews(kept);
  await registerSync(formSync);
}

/** The form is no longer to be sent, or was sent in another way. */
export async function forgetForm(form: PageForm): Promise<void> {
  for (const kept of await listForms(Date.now())) {
    if (isSameForm(kept, form)) await dropForm(kept.id);
  }
  await markWhatIsLeft();
  siteNews.tell({ forms: siteNews.read().forms.filter((one) => !isSameForm(one, form)) });
}

/** Shows what is queued on this device, and sends it if there is a network. */
export async function announceAndSend(): Promise<void> {
  for (const form of await listForms(Date.now())) await receiveNews(form);
  if (navigator.onLine) await sendQueuedForms((...request) => fetch(...request), Date.now());
}

/** What happened to a form. A sent form is reported once and then deleted. */
export async function receiveNews(form: QueuedForm): Promise<void> {
  publishNews(form);
  if (form.state !== 'sent') return;
  forgetDraft(form.form);
  await dropForm(form.id);
  await markWhatIsLeft();
}

function publishNews({ form, path, state, ledTo }: QueuedForm): void {
  const news = { form, path, state, ledTo };
  const others = siteNews.read().forms.filter((one) => !isSameForm(one, news));
  siteNews.tell({ forms: [...others, news] });
}

async function markWhatIsLeft(): Promise<void> {
  markQueuedForms((await listForms(Date.now())).length > 0);
}

function isText(field: [string, FormDataEntryValue]): field is [string, string] {
  return typeof field[1] === 'string';
}
