import { useSyncExternalStore } from 'react';
import formStrings from '#src/app/strings/forms.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { SiteForm } from './use-site-form.ts';

/**
 * A form that was sent without a network stays as it is. Once there is one, the person says whether
 * it goes: what somebody typed an hour ago is not ours to send.
 */
export function HeldNote({ form }: { form: Pick<SiteForm, 'id' | 'isHeld'> }) {
  const t = useStrings(formStrings);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (!form.isHeld) return null;
  return (
    <div className="reason" data-v={isOnline ? 'fits' : 'unknown'} role="status">
      <div>
        <p>{t(isOnline ? 'online' : 'offline')}</p>
        {isOnline ? (
          <button type="submit" className="btn btn--line btn--sm">
            {t('online.send')}
          </button>
        ) : (
          hasFiles(form.id) && <p className="small">{t('offline.files')}</p>
        )}
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
