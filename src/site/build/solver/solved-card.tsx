import { Form } from 'react-router';
import { type BuildStepName, buildOptions } from '#src/domain/builds/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { useBuildWords } from '../build-words.ts';
import { inchesText } from '../figure-text.ts';
import { verdictLooks, verdictSentence } from '../verdict/verdict-text.ts';
import buildStrings from '../words.json' with { type: 'json' };
import type { Solved } from './find-solutions.server.ts';
import solverStrings from './words.json' with { type: 'json' };

/** One answer: the parts, the price, why it fits, and the button that takes it. */
export function SolvedCard({ solved, step }: { solved: Solved; step: BuildStepName }) {
  const t = useStrings(solverStrings);
  const locale = useLocale();
  const words = useBuildWords();
  const { tone, word } = verdictLooks[solved.assessment.verdict];
  const { low, likely, high } = solved.totalCents;
  const span = { low: formatDollars(low, words.locale), high: formatDollars(high, words.locale) };
  return (
    <li className="build-choice build-solved" data-v={tone}>
      <div className="build-solved-head">
        <h3 className="title-3">
          {t('tire', { size: solved.tireSize, diameter: inchesText(solved.diameterIn, locale) })}
        </h3>
        <span className="build-choice-price">
          <b className="figure">{formatDollars(likely, words.locale)}</b>
          <small>{words.t('price.span', span)}</small>
        </span>
      </div>
      <div className="build-choice-verdict">
        <Verdict tone={tone}>{words.t(word)}</Verdict>
        <p className="small">{verdictSentence(solved.assessment, locale)}</p>
      </div>
      <SolvedParts solved={solved} />
      <Form method="post" action={hrefs.build({ step })} reloadDocument>
        <input type="hidden" name="intent" value="take" />
        {buildOptions.map((option) => {
          const sku = solved.skus[option];
          return <input key={option} type="hidden" name="parts" value={`${option}~${sku ?? ''}`} />;
        })}
        <button type="submit" className="button button--outline">
          {t('take')} <Icon name="arrow" />
        </button>
      </Form>
    </li>
  );
}

function SolvedParts({ solved }: { solved: Solved }) {
  const t = useStrings(solverStrings);
  const build = useStrings(buildStrings);
  const locale = useLocale();
  return (
    <dl className="build-solved-parts">
      {buildOptions.map((option) => {
        const part = solved.parts.find((one) => one.option === option);
        return (
          <div key={option}>
            <dt>{build(`option.${option}`)}</dt>
            <dd>{part ? `${part.brand} ${part.name}, ${part.size}` : t(`stock.${option}`)}</dd>
          </div>
        );
      })}
      <div>
        <dt>{t('tall.then')}</dt>
        <dd>{inchesText(solved.heightIn, locale)}</dd>
      </div>
    </dl>
  );
}
