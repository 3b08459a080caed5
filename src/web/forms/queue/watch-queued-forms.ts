import { formChannel } from '#src/web/offline/cache-names.ts';
import type { QueuedForm } from './queued-forms.ts';
import { hasQueuedForms } from './queued-mark.ts';

const laterForms = () => import('./form-queue.ts');

/**
 * Sends the queued forms of this device, now and whenever the network is back, and listens to what other pages and
 * the worker have sent. Returns a function that stops it.
 */
export function watchQueuedForms(): () => void {
  const send = () => {
    if (hasQueuedForms()) void quietly(async () => (await laterForms()).announceAndSend());
  };
  const channel = new BroadcastChannel(formChannel);
  // Only our own pages and our worker can reach this channel.
  channel.onmessage = ({ data }: MessageEvent<QueuedForm>) =>
    void quietly(async () => (await laterForms()).receiveNews(data));
  send();
  addEventListener('online', send);
  return () => {
    channel.close();
    removeEventListener('online', send);
  };
}

/** What cannot be sent or reported now is left to the next page. */
async function quietly(act: () => Promise<void>): Promise<void> {
  await act().catch(() => undefined);
}
