import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import buildStrings from '../words.json' with { type: 'json' };
import type { NumberRow } from './number-row.ts';
import { useNumberWords } from './number-words.ts';
import { sourceText } from './source-text.ts';

/** One figure; its formula, inputs, source and confidence are collapsed next to it. */
export function NumberItem({ row }: { row: NumberRow }) {
  const { t } = useNumberWords();
  const { label, value, delta, note, why } = row;
  return (
    <div className="build-number">
      <div className="build-number-head">
        <span>
          <b>{label}</b>
          <small>{note ?? why}</small>
          {delta && <small>{t('against', { delta })}</small>}
        </span>
        <span className={value === null ? 'figure is-unknown' : 'figure'}>
          {value ?? t('unknown')}
        </span>
      </div>
      {value === null && (
        <Link className="link" to={hrefs.appointment({ service: 'fit-check' })}>
          {t('measure')}
        </Link>
      )}
      <HowWeKnow label={label} how={row.how} />
    </div>
  );
}

function HowWeKnow({ label, how }: Pick<NumberRow, 'label' | 'how'>) {
  const { t, locale } = useNumberWords();
  const build = useStrings(buildStrings);
  const { formula, inputs, source, confidence } = how;
  return (
    <details className="evidence">
      <summary>
        <Icon name="chevron" />
        {build('number.how')}
        <span className="visually-hidden">: {label}</span>
      </summary>
      <div className="evidence-how">
        {formula && <code>{formula}</code>}
        {inputs.length > 0 && (
          <dl className="facts">
            {inputs.map((input) => (
              <div key={input.label}>
                <dt>{input.label}</dt>
                <dd>{input.value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>
          {t('how.from', { source: sourceText(source, locale) })}
          {source.date && `, ${t('how.read', { date: source.date })}`}.{' '}
          <b>{build(`number.confidence.${confidence}`)}.</b>
        </p>
      </div>
    </details>
  );
}
