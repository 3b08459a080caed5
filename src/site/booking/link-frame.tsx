import type { ReactNode } from 'react';
import { Icon } from '#src/web/ui/icon.tsx';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { LinkData } from './load-link.server.ts';
import requestPages from './request-pages.css?url';
import appointmentStrings from './words.json' with { type: 'json' };

type Shop = LinkData<unknown>['shop'];

/** A page about one appointment: its heading, its content, and how to reach the shop. */
export function LinkFrame({ title, shop, children }: FrameProps) {
  const t = useStrings(appointmentStrings);
  return (
    <div className="page-width section booking-visit">
      <PartStyles href={requestPages} />
      <h1>{title}</h1>
      {children}
      <aside className="booking-visit-aside" aria-label={t('sidebar.address')}>
        {shop.address.length > 0 && (
          <div>
            <h2 className="title-4">{t('sidebar.address')}</h2>
            <address translate="no">
              {shop.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
        )}
        <div>
          <h2 className="title-4">{t('sidebar.bring')}</h2>
          <ul>
            {(['bring.1', 'bring.2', 'bring.3'] as const).map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </div>
        {shop.phone.number !== '' && (
          <div>
            <h2 className="title-4">{t('sidebar.phone')}</h2>
            <ShopPhone shop={shop} />
          </div>
        )}
      </aside>
    </div>
  );
}

type FrameProps = { title: string; shop: Shop; children: ReactNode };

/** For a forged, used or expired link: what to do now. */
export function DeadLink({ shop }: { shop: Shop }) {
  const t = useStrings(appointmentStrings);
  return (
    <LinkFrame title={t('link.title')} shop={shop}>
      <p className="lead">{t('link.expired')}</p>
    </LinkFrame>
  );
}

function ShopPhone({ shop: { phone } }: { shop: Shop }) {
  return (
    <a className="phone-link" href={`tel:${phone.number}`}>
      <Icon name="phone" /> {phone.text}
    </a>
  );
}
