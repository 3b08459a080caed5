import { Link } from 'react-router';
import { hrefs } from '#src/app/hrefs.ts';
import fitmentStrings from '#src/app/strings/fitment.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';

/** What the law asks of a lifted truck is measured here, not advised on. */
export function LawCard() {
  const t = useStrings(fitmentStrings);
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
