import type { ReactNode } from 'react';
import { type FormNews, siteNews } from '#src/web/offline/news.ts';
import offlineStrings from '#src/web/offline/words.json' with { type: 'json' };
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { followingPage } from './form-news.ts';

/** The results of forms that this device has sent later. */
export function FormNotices({ forms }: { forms: readonly FormNews[] }) {
  const t = useStrings(offlineStrings);
  const locale = useLocale();
  const waiting = forms.filter(({ state }) => state === 'waits').length;
  const sent = forms.find(({ state }) => state === 'sent');
  const refused = forms.find(({ state }) => state === 'refused');
  return (
    <>
      {waiting > 0 && (
        <p className="notice">{t(`queued.${plural(waiting, locale)}`, { count: waiting })}</p>
      )}
      {sent && <SentNotice news={sent} />}
      {refused && <RefusedNotice news={refused} />}
    </>
  );
}

function SentNotice({ news }: { news: FormNews }) {
  const t = useStrings(offlineStrings);
  const common = useStrings(commonStrings);
  const next = followingPage(news);
  const close = () => siteNews.tell({ forms: siteNews.read().forms.filter((one) => one !== news) });
  return (
    <Notice text={t('sent.form')}>
      {next && (
        <a className="button button--small" href={next}>
          {t('sent.follow')}
        </a>
      )}
      <button type="button" className="button button--outline button--small" onClick={close}>
        {common('close')}
      </button>
    </Notice>
  );
}

function RefusedNotice({ news }: { news: FormNews }) {
  const t = useStrings(offlineStrings);
  const forget = async () => (await import('./form-queue.ts')).forgetForm(news);
  return (
    <Notice text={t('failed')}>
      <a className="button button--small" href={news.path}>
        {t('failed.open')}
      </a>
      <button
        type="button"
        className="button button--outline button--small"
        onClick={() => void forget()}
      >
        {t('failed.drop')}
      </button>
    </Notice>
  );
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="notice">
      <p>{text}</p>
      <p className="cluster">{children}</p>
    </div>
  );
}
