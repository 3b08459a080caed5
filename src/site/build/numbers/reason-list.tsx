import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Assessment, type Reason, VERDICTS } from '#src/domain/fitment/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useShopState } from '#src/web/page/shop-state.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { NoteMark, Verdict } from '#src/web/ui/verdict.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import {
  reasonSentence,
  remedyText,
  verdictLooks,
  verdictSentence,
} from '../verdict/verdict-text.ts';
import buildStrings from '../words.json' with { type: 'json' };
import { useNumberWords } from './number-words.ts';
import { measuresOf } from './reason-measures.ts';
import { sourceText } from './source-text.ts';

type ReasonListProps = {
  assessment: Assessment;
  /** The question that settles a reason, if the owner can answer one. */
  tell(reason: Reason): ReactNode;
  /** The shop's rate for an hour of work, in cents: work is told with its price. */
  hourCents?: number;
};

/** The verdict in a sentence, then its reasons, most serious first, then notes. */
export function ReasonList({ assessment, ...rest }: ReasonListProps) {
  const { t, locale } = useNumberWords();
  const build = useStrings(buildStrings);
  const { verdict, reasons } = assessment;
  if (reasons.length === 0) return <p className="lead">{t('why.stock')}</p>;
  const { tone, word } = verdictLooks[verdict];
  return (
    <>
      <div className="reason build-why" data-v={tone}>
        <Verdict tone={tone} look="large">
          {build(word)}
        </Verdict>
        <p>{verdictSentence(assessment, locale)}</p>
      </div>
      <Reasons title={t('why.decides')} reasons={reasons.filter((one) => one.decides)} {...rest} />
      <Reasons title={t('why.notes')} reasons={reasons.filter((one) => !one.decides)} {...rest} />
    </>
  );
}

type ReasonContext = Omit<ReasonListProps, 'assessment'>;
type ReasonsProps = ReasonContext & { title: string; reasons: readonly Reason[] };

function Reasons({ title, reasons, ...rest }: ReasonsProps) {
  if (reasons.length === 0) return null;
  const heaviestFirst = [...reasons].sort((one, other) => weight(other) - weight(one));
  return (
    <>
      <h2 className="title-4 build-why-head">{title}</h2>
      <ul className="build-choices">
        {heaviestFirst.map((reason) => (
          <ReasonItem key={`${reason.code} ${reason.source.label}`} reason={reason} {...rest} />
        ))}
      </ul>
    </>
  );
}

function weight({ verdict }: Reason): number {
  return VERDICTS.indexOf(verdict);
}

function ReasonItem({ reason, tell, hourCents }: ReasonContext & { reason: Reason }) {
  const { t, locale } = useNumberWords();
  const build = useStrings(buildStrings);
  const { tone, word } = verdictLooks[reason.verdict];
  const measures = measuresOf(reason, locale);
  const sentence = reasonSentence(reason, locale, useShopState());
  const remedy = remedyText(reason, { locale, hourCents });
  return (
    <li className="build-number build-why-row">
      {reason.decides ? (
        <Verdict tone={tone}>
          <span className="visually-hidden">{build(word)}</span>
        </Verdict>
      ) : (
        <NoteMark />
      )}
      <div>
        <p>{sentence}</p>
        {remedy !== '' && <p className="small">{remedy}</p>}
        {measures.length > 0 && (
          <dl className="build-why-facts">
            {measures.map(({ name, value }) => (
              <div key={name}>
                <dt>{t(`why.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {tell(reason)}
        {reason.verdict === 'unknown' && (
          <Link className="link" to={hrefs.appointment({ service: 'fit-check' })}>
            {t('measure')}
          </Link>
        )}
        <details className="evidence">
          <summary>
            <Icon name="chevron" />
            {build('number.how')}
            <span className="visually-hidden">: {sentence}</span>
          </summary>
          <p className="evidence-how">
            {t('how.from', { source: sourceText(reason.source, locale) })}
            {reason.source.date && `, ${t('how.read', { date: reason.source.date })}`}.{' '}
            <b>{build(`number.confidence.${reason.confidence}`)}.</b>
          </p>
        </details>
      </div>
    </li>
  );
}
