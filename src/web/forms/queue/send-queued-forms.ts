import { formChannel } from '#src/web/offline/cache-names.ts';
import { RequestError, sendForm } from '../send-form.ts';
import { listForms, type QueuedForm, queueForm } from './queued-forms.ts';

/**
 * Sends the queued forms one after the other; only one page, or the worker, does so at a time. All pages are notified
 * of each result. True if none is left.
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
  // Locks need https; without them, what is sent twice still counts once.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('ironwood.forms', send) : send();
}

function postToPages(form: QueuedForm): void {
  const channel = new BroadcastChannel(formChannel);
  channel.postMessage(form);
  channel.close();
}

/** An accepted form leads to a page; a refused one would be refused again. Null to try again later. */
async function deliver(form: QueuedForm, fetchForm: typeof fetch): Promise<QueuedForm | null> {
  try {
    const ledTo = await sendForm(fetchForm, form);
    return { ...form, state: 'sent', fields: [], ledTo };
  } catch (error) {
    const isFinal = error instanceof RequestError && error.status < 500 && error.status !== 429;
    return isFinal ? { ...form, state: 'refused' } : null;
  }
}
