import { Link } from 'react-router';
import { verdictStrings } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';

/** What the law asks of a lifted truck is measured here, not advised on. */
export function LawCard() {
  const t = useStrings(verdictStrings);
  return (
    <section className="wrap">
      <div className="note lawcard">
        <h2 className="d3">{t('law.title')}</h2>
        <p>{t('law.note')}</p>
        <Link className="link" to={hrefs.appointment({ service: 'fit-check' })}>
          <Icon name="ruler" /> {t('law.check')}
        </Link>
      </div>
    </section>
  );
}
