import { readLocale } from '#src/lib/locales.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { ReminderState } from './draft-table.tsx';
import leadStrings from './words.json' with { type: 'json' };

type DraftOwnerProps = {
  draft: {
    email: string;
    locale: string;
    askedAt: string;
    changedAt: string;
    remindedAt: string | null;
  };
};

/** Whose draft it is, and what they have agreed to. */
export function DraftOwner({ draft }: DraftOwnerProps) {
  const t = useStrings(leadStrings);
  const { email, locale, askedAt, changedAt, remindedAt } = draft;
  const reader = useLocale();
  return (
    <Panel
      title={t('contact')}
      help={t(remindedAt === null ? 'draft.consent' : 'draft.consent.spent')}
    >
      {remindedAt === null ? (
        <p>
          <a className="button button--outline" href={`mailto:${email}`}>
            {t('mail')} {email}
          </a>
        </p>
      ) : (
        <p>{email}</p>
      )}
      <p className="small muted">
        {t('language', { language: languageName(readLocale(locale), reader) })}.
      </p>
      <dl className="leads-from">
        <div>
          <dt>{t('draft.asked')}</dt>
          <dd>
            <ShopTime at={askedAt} />
          </dd>
        </div>
        <div>
          <dt>{t('draft.changed')}</dt>
          <dd>
            <ShopTime at={changedAt} />
          </dd>
        </div>
        <div>
          <dt>{t('draft.reminder')}</dt>
          <dd>
            <ReminderState at={remindedAt} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
