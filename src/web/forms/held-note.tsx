import { useSyncExternalStore } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import { useFormNews } from './queue/form-news.ts';
import { LaterNote, LaterOffer, useAnewOnceSent, useLaterForms } from './queue/later-note.tsx';
import type { SiteForm } from './use-site-form.ts';
import formStrings from './words.json' with { type: 'json' };

type HeldNoteProps = { form: Pick<SiteForm, 'id' | 'isHeld' | 'maySendLater'> };

/**
 * A form that was sent without a network stays as it is. Once there is a network, the person decides whether to send
 * it, unless they decided that before: what somebody typed an hour ago is not ours to send.
 */
export function HeldNote({ form }: HeldNoteProps) {
  const t = useStrings(formStrings);
  const news = useFormNews(form.id);
  useAnewOnceSent(form.id, news);
  useLaterForms(form.id, { isOn: form.maySendLater, news });
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // A form sent after the previous one has its own message.
  const isNext = news?.state === 'sent' && form.isHeld;
  if (news && !isNext) return <LaterNote news={news} />;
  if (!form.isHeld) return null;
  return (
    <div className="reason" data-v={isOnline ? 'fits' : 'unknown'} role="status">
      <div>
        <p>{t(isOnline ? 'online' : 'offline')}</p>
        {isOnline && (
          <button type="submit" className="button button--outline button--small">
            {t('online.send')}
          </button>
        )}
        {!isOnline && hasFiles(form.id) && <p className="small">{t('offline.files')}</p>}
        {!isOnline && !hasFiles(form.id) && form.maySendLater && <LaterOffer form={form.id} />}
      </div>
    </div>
  );
}

function hasFiles(id: string): boolean {
  const inputs = document.forms.namedItem(id)?.querySelectorAll<HTMLInputElement>('[type=file]');
  return [...(inputs ?? [])].some(({ files }) => files !== null && files.length > 0);
}

function subscribe(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}
