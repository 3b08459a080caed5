import { memo } from 'react';
import type { BuildOption } from '#src/domain/builds/index.ts';
import type { Locale } from '#src/domain/context.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { ContentImage } from '#src/site/kit/content-image.tsx';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { choiceSentence, fixText, verdictLooks } from '../verdict/verdict-text.ts';
import buildStrings from '../words.json' with { type: 'json' };
import type { Effect } from './choice-effects.ts';
import type { ChoiceText } from './choice-text.ts';
import { choiceWords } from './choice-words.ts';

type ChoiceRowProps = {
  option: BuildOption;
  sku: string;
  text: ChoiceText;
  assessment: Assessment;
  effects: readonly Effect[];
  isChosen: boolean;
  /** The price of the build's current part, if there is one. */
  pickCents: number | null;
  priceCents: number;
  onChoose(sku: string): void;
};

/** One part: name, price, whether it fits and what it would change. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { option, sku, text, assessment, effects, isChosen, onChoose } = props;
  const words = choiceWords(useLocale());
  const t = useStrings(buildStrings);
  const locale = useLocale();
  const { tone, word } = verdictLooks[assessment.verdict];
  const sentenceId = `why-${sku}`;
  return (
    <li className="build-choice" data-v={tone}>
      <label className="build-choice-label">
        <input
          type="radio"
          name="sku"
          value={sku}
          checked={isChosen}
          disabled={tone === 'no'}
          aria-describedby={sentenceId}
          onChange={() => onChoose(sku)}
        />
        <span className="build-choice-picture">
          <ContentImage src={text.picture} alt="" width="160" height="160" data-of={option} />
        </span>
        <span className="build-choice-name">
          <span className="small muted">{text.brand}</span>
          <b className="title-3">{text.name}</b>
          <span className="small">{text.size}</span>
        </span>
        <span className="build-choice-price">
          <b className="figure">{text.price}</b>
          <small>{text.priceNote}</small>
          {text.arrival && <small>{text.arrival}</small>}
          {isChosen && <small className="build-choice-mine">{words('row.yours')}</small>}
          {!isChosen && props.pickCents !== null && (
            <small>{difference(props.priceCents - props.pickCents, locale)}</small>
          )}
        </span>
      </label>
      <div className="build-choice-verdict" id={sentenceId}>
        <Verdict tone={tone}>{t(word)}</Verdict>
        <p className="small">
          {choiceSentence(option, { assessment, locale })}
          {tone === 'no' && <b> {fixText(assessment, locale)}</b>}
        </p>
      </div>
      <Effects effects={effects} />
    </li>
  );
});

/** "+$360": compared with the current selection. */
function difference(cents: number, locale: Locale): string {
  if (cents === 0) return '±$0';
  return `${cents > 0 ? '+' : '−'}${formatCents(Math.abs(cents), locale)}`;
}

/** Characters of the longest figure: "69.2 mph", "14 to 22 h". Longer ones are given as a sentence. */
const mostFigure = 16;

function Effects({ effects }: { effects: readonly Effect[] }) {
  const t = useStrings(buildStrings);
  return (
    <dl className="build-effects">
      {effects.map(({ label, value }) => (
        <div key={label} className={value.length > mostFigure ? 'build-effects-words' : undefined}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
