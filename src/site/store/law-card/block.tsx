import { Link } from 'react-router';
import { verdictStrings } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useShopState } from '#src/web/page/shop-state.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';

/** The legal limits for a lifted truck in the shop's state: it measures, and gives no legal advice. */
export function LawCard() {
  const t = useStrings(verdictStrings);
  const isArizona = useShopState() === 'AZ';
  return (
    <section className="page-width">
      <div className="note law-card">
        <h2 className="title-3">{t(isArizona ? 'law.title.AZ' : 'law.title')}</h2>
        <p>{t(isArizona ? 'law.note.AZ' : 'law.note')}</p>
        <Link className="link" to={hrefs.appointment({ service: 'fit-check' })}>
          <Icon name="ruler" /> {t('law.check')}
        </Link>
      </div>
    </section>
  );
}
