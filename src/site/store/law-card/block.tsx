import { Link } from 'react-router';
import { verdictStrings } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';

/** The legal limits for a lifted truck: the shop measures, it does not give legal advice. */
export function LawCard() {
  const t = useStrings(verdictStrings);
  return (
    <section className="page-width">
      <div className="note law-card">
        <h2 className="title-3">{t('law.title')}</h2>
        <p>{t('law.note')}</p>
        <Link className="link" to={hrefs.appointment({ service: 'fit-check' })}>
          <Icon name="ruler" /> {t('law.check')}
        </Link>
      </div>
    </section>
  );
}
