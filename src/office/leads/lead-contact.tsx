import { formatPhone } from '#src/domain/settings/index.ts';
import { readLocale } from '#src/lib/locales.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import leadStrings from './words.json' with { type: 'json' };

export type ContactPreference = {
  preferred: 'call' | 'text' | 'email' | null;
  locale: string;
  note: string;
};

type LeadContactProps = { way: ContactPreference; ways: { phones: string[]; emails: string[] } };

/** How to reach somebody: every number and email address that they gave. */
export function LeadContact({ way, ways }: LeadContactProps) {
  const t = useStrings(leadStrings);
  const { preferred, locale } = way;
  const reader = useLocale();
  return (
    <div className="leads-reach">
      {ways.phones.map((phone) => (
        <a key={phone} className="button button--outline button--small" href={`tel:${phone}`}>
          <Icon name="phone" /> {t('call')} {formatPhone(phone)}
        </a>
      ))}
      {ways.emails.map((email) => (
        <a key={email} className="link" href={`mailto:${email}`}>
          {email}
        </a>
      ))}
      <span className="small muted">
        {preferred && `${t(`prefers.${preferred}`)}. `}
        {t('language', { language: languageName(readLocale(locale), reader) })}.
      </span>
    </div>
  );
}

/** Their note. */
export function LeadNote({ note }: { note: string }) {
  const t = useStrings(leadStrings);
  return (
    <blockquote className="leads-said">
      <p className="small muted">{t('note')}</p>
      <p className="record-note">{note === '' ? t('note.none') : note}</p>
    </blockquote>
  );
}
