import { Link } from 'react-router';
import type { VisitDetail } from '#src/domain/appointments/index.server.ts';
import { formatPhone } from '#src/domain/settings/index.ts';
import { textIn } from '#src/lib/translated.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Place } from './boards.ts';
import { dayAndTime } from './clock-words.ts';
import calendarStrings from './words.json' with { type: 'json' };

type VisitFactsProps = { visit: VisitDetail; places: readonly Place[]; timeZone: string };

/** Customer, vehicle, work, time and place. */
export function VisitFacts({ visit, places, timeZone }: VisitFactsProps) {
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const clock = { locale, timeZone };
  const names = places.filter(({ id }) => visit.resources.includes(id)).map(({ name }) => name);
  const hours = Math.round((visit.minutes / 60) * 100) / 100;
  const facts: [string, React.ReactNode][] = [
    [t('fact.starts'), dayAndTime(visit.startsAt, clock)],
    [t('fact.ready'), dayAndTime(visit.readyBy, clock)],
    [t('fact.service'), `${textIn(visit.serviceName, locale)}, ${t('hours', { hours })}`],
    [t('fact.mode'), t(`mode.${visit.mode}`)],
    [t('fact.truck'), visit.vehicle],
    [t('fact.contact'), <Contact key="contact" visit={visit} />],
    [t('fact.language'), languageName(visit.locale, locale)],
    [t('fact.places'), names.join(', ') || t('fact.noPlaces')],
    [t('fact.booked'), t(`by.${visit.bookedBy}`)],
  ];
  return (
    <dl className="calendar-facts-list">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {visit.note && (
        <div>
          <dt>{t('fact.note')}</dt>
          <dd>{visit.note}</dd>
        </div>
      )}
      {visit.leadId && (
        <div>
          <dt>{t('fact.lead')}</dt>
          <dd>
            <Link className="link" to={adminHrefs.lead({ id: visit.leadId })}>
              {t('fact.lead.open')}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Contact({ visit: { contact, contactKind } }: Pick<VisitFactsProps, 'visit'>) {
  const to = contactKind === 'email' ? `mailto:${contact}` : `tel:${contact}`;
  return (
    <a className="link" href={to}>
      {contactKind === 'email' ? contact : formatPhone(contact)}
    </a>
  );
}
