import type { PublishedState } from '#src/domain/content/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useIsSiteOpen } from '#src/office/kit/is-site-open.ts';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { shopTime } from './shop-clock.ts';
import type { SaveStatus as Status } from './use-autosave.ts';
import editorStrings from './words.json' with { type: 'json' };

/** Whether all changes are on the server. */
export function SaveStatus({ status }: { status: Status }) {
  const t = useStrings(editorStrings);
  const timeZone = useShopTimeZone();
  const locale = useLocale();
  return (
    <span className="small muted" role="status">
      {status.kind === 'saved' &&
        t('status.saved', { time: shopTime(status.at, { locale, timeZone }) })}
      {status.kind === 'failed' && t('status.failed', { message: status.message })}
      {status.kind !== 'saved' && status.kind !== 'failed' && t(`status.${status.kind}`)}
      {status.kind === 'signed-out' && (
        <>
          {' '}
          <a className="link" href={adminHrefs.login()} target="_blank" rel="noreferrer">
            {t('status.signIn')}
          </a>
        </>
      )}
    </span>
  );
}

const tones = { no: 'quiet', yes: 'good', changed: 'wait' } as const;

export function PublicBadge({ published }: { published: PublishedState }) {
  const t = useStrings(editorStrings);
  const isOpen = useIsSiteOpen();
  const words = isOpen || published === 'no' ? published : (`${published}.closed` as const);
  return <StatusBadge tone={tones[published]}>{t(`public.${words}`)}</StatusBadge>;
}
