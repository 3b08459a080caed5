import { Link } from 'react-router';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import serviceStrings from '../words.json' with { type: 'json' };
import type { ServiceCard, ServiceCardsData } from './load.server.ts';
import type { ServiceCardsBlok } from './schema.ts';
import { ServiceFigures } from './service-figures.tsx';

/** What each service includes, takes and costs. Its slug is its anchor, used by links and reminders. */
export function ServiceCards({ data }: BlokProps<ServiceCardsBlok, ServiceCardsData>) {
  if (data.services.length === 0) return null;
  return (
    <div className="page-width services-cards">
      {data.services.map((service) => (
        <ServiceArticle key={service.slug} service={service} />
      ))}
    </div>
  );
}

function ServiceArticle({ service }: { service: ServiceCard }) {
  const t = useStrings(serviceStrings);
  const { slug, name, summary, bookable, included, notIncluded } = service;
  return (
    <article id={slug} className="services-card">
      <div className="services-card-text">
        <h2>{name}</h2>
        <p className="lead">{summary}</p>
        {bookable && (
          <Link className="button button--outline" to={hrefs.appointment({ service: slug })}>
            {t('book', { service: name })}
          </Link>
        )}
      </div>
      <div className="services-card-details">
        <ServiceFigures service={service} />
        <div className="services-card-lists">
          <Items title={t('included')} icon="tick" items={included} />
          <Items title={t('notIncluded')} icon="dash" items={notIncluded} />
        </div>
      </div>
    </article>
  );
}

type ItemsProps = { title: string; icon: 'tick' | 'dash'; items: readonly string[] };

function Items({ title, icon, items }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="title-4">{title}</h3>
      <ul className={`services-marks is-${icon}`}>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} /> <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
