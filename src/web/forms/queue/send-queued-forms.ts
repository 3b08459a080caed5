import { formChannel } from '#src/web/offline/cache-names.ts';
import { RequestError, sendForm } from '../send-form.ts';
import { listForms, type QueuedForm, queueForm } from './queued-forms.ts';

/**
 * Sends the forms that wait, one after the other; only one page, or the worker, at a time. Every page
 * hears what has become of each. True when none waits any more.
 */
export async function sendQueuedForms(fetchForm: typeof fetch, nowMs: number): Promise<boolean> {
  const send = async () => {
    for (const form of await listForms(nowMs)) {
      if (form.state !== 'waits') continue;
      const settled = await deliver(form, fetchForm);
      if (settled === null) return false;
      await queueForm(settled);
      postToPages(settled);
    }
    return true;
  };
  // Without https there are none: what is sent twice is taken once.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('ironwood.forms', send) : send();
}

function postToPages(form: QueuedForm): void {
  const channel = new BroadcastChannel(formChannel);
  channel.postMessage(form);
  channel.close();
}

/** A form that was taken leads on to a page; what was refused once is refused again. Null for later. */
async function deliver(form: QueuedForm, fetchForm: typeof fetch): Promise<QueuedForm | null> {
  try {
    const ledTo = await sendForm(fetchForm, form);
    return { ...form, state: 'sent', fields: [], ledTo };
  } catch (error) {
    const isFinal = error instanceof RequestError && error.status < 500 && error.status !== 429;
    return isFinal ? { ...form, state: 'refused' } : null;
  }
}
