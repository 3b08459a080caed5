import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import type { StoreGridData } from './load.server.ts';

type BareShelfProps = NonNullable<StoreGridData['bare']> & {
  /** Of the whole store, and not only of one shelf. */
  isAll?: boolean;
};

/** The shop has no goods here yet: whom to ask instead. */
export function BareShelf({ call, callText, isAll = false }: BareShelfProps) {
  const t = useStrings(storeStrings);
  return (
    <div className="empty">
      <h2 className="title-4">{t(isAll ? 'bare.all' : 'bare.title')}</h2>
      <p>{t('bare.text')}</p>
      <p className="cluster">
        <Link className="button" to={hrefs.contact()}>
          {t('bare.ask')}
        </Link>
        {call !== '' && (
          <a className="button button--outline" href={`tel:${call}`}>
            <Icon name="phone" /> {t('bare.call', { phone: callText })}
          </a>
        )}
      </p>
    </div>
  );
}
