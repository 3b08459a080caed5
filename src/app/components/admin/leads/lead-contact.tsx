import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import { formatPhone } from '#src/domain/settings/index.ts';
import { Panel } from '../kit/panel.tsx';

export type ContactWay = {
  contact: string;
  contactKind: 'phone' | 'email';
  preferred: 'call' | 'text' | 'email' | null;
  locale: string;
  note: string;
};

/** How to reach somebody, and what they wrote. */
export function LeadContact({ way }: { way: ContactWay }) {
  const t = useStrings(leadStrings);
  const { contact, contactKind, preferred, locale, note } = way;
  return (
    <Panel title={t('contact')}>
      <p className="cluster">
        {contactKind === 'phone' ? (
          <>
            <a className="btn btn--line" href={`tel:${contact}`}>
              <Icon name="phone" /> {t('call')} {formatPhone(contact)}
            </a>
            <a className="btn btn--line" href={`sms:${contact}`}>
              <Icon name="message" /> {t('text')}
            </a>
          </>
        ) : (
          <a className="btn btn--line" href={`mailto:${contact}`}>
            {t('mail')} {contact}
          </a>
        )}
      </p>
      <p className="small muted">
        {preferred && `${t(`prefers.${preferred}`)}. `}
        {t(locale === 'es' ? 'language.es' : 'language.en')}.
      </p>
      <h3 className="d4">{t('note')}</h3>
      <p className="lead-note">{note === '' ? t('note.none') : note}</p>
    </Panel>
  );
}
