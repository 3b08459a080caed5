import { Link } from 'react-router';
import { unpack } from '#src/lib/packed.ts';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import serviceStrings from '../words.json' with { type: 'json' };
import type { ServiceRow, ServicesListData } from './load.server.ts';
import type { ServicesListBlok } from './schema.ts';

/** The price list. With a limit it leads to the services page; without one it is that page. */
export function ServicesList({ blok, data }: BlokProps<ServicesListBlok, ServicesListData>) {
  const services = unpack(data.services);
  if (services.length === 0) return null;
  const isAll = blok.limit === undefined;
  return (
    <section className="section">
      <div className="page-width twelve-columns">
        <Heading isAll={isAll} />
        <ul className={isAll ? 'services-list is-all' : 'services-list'}>
          {services.map((service) => (
            <Row key={service.slug} service={service} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Heading({ isAll }: { isAll: boolean }) {
  const t = useStrings(serviceStrings);
  if (isAll) return <h2 className="visually-hidden">{t('all')}</h2>;
  return (
    <div className="section-head section-head--column services-head">
      <h2>{t('title')}</h2>
      <Link className="button button--outline" to={hrefs.services()}>
        {t('all')}
      </Link>
    </div>
  );
}

function Row({ service }: { service: ServiceRow }) {
  const t = useStrings(serviceStrings);
  const { slug, name, page, next } = service;
  if (next !== 'book') {
    return (
      <li id={slug}>
        <Link className="services-row" to={rowHref(service)}>
          <RowText service={service} />
        </Link>
      </li>
    );
  }
  return (
    <li id={slug} className="services-booking">
      {page === null ? (
        <div className="services-row">
          <RowText service={service} />
        </div>
      ) : (
        <Link className="services-row" to={rowHref(service)}>
          <RowText service={service} />
        </Link>
      )}
      <Link className="button button--outline" to={hrefs.appointment({ service: slug })}>
        {t('bookTime')}
        <span className="visually-hidden">: {name}</span>
      </Link>
    </li>
  );
}

function rowHref({ slug, page, next }: ServiceRow): string {
  if (page !== null) return hrefs.service({ service: page }, slug);
  return next === 'ask' ? hrefs.contact() : hrefs.appointment({ service: slug });
}

function RowText({ service }: { service: ServiceRow }) {
  const { name, summary, duration, price, page, next } = service;
  return (
    <>
      <h3>{name}</h3>
      <p className="muted">{summary}</p>
      <span className="figure">{duration}</span>
      {next === 'book' ? (
        page !== null && <Icon name="arrow" />
      ) : (
        <>
          <span className="figure">{price}</span>
          <Icon name="arrow" />
        </>
      )}
    </>
  );
}
