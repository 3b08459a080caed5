import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import { DrawingLabels } from '#src/web/ui/drawing-labels.tsx';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { verdictLooks } from '../verdict/verdict-text.ts';
import buildStrings from '../words.json' with { type: 'json' };
import type { AnswersView, GarageView, PriceView, VerdictRow } from './answers-view.ts';
import type { AnswerKind } from './schema.ts';
import answerStrings from './words.json' with { type: 'json' };

/** The frame with what an answer draws; empty if the loader was not asked for it. */
export function AnswerFigure({ kind, answers }: { kind: AnswerKind; answers: AnswersView }) {
  const { verdict, section, garage, price } = answers;
  return (
    <div className={`drawn-answers-frame is-${kind}`}>
      {kind === 'verdict' && verdict && <VerdictRows rows={verdict} />}
      {kind === 'section' && section && (
        <div className="drawing">
          <SideDrawing view="section" {...section} />
          <DrawingLabels labels={section.labels} />
        </div>
      )}
      {kind === 'garage' && garage && <Garage {...garage} />}
      {kind === 'price' && price && <Price {...price} />}
    </div>
  );
}

function VerdictRows({ rows }: { rows: readonly VerdictRow[] }) {
  const t = useStrings(buildStrings);
  return (
    <ul>
      {rows.map(({ verdict, name, note, figure }) => {
        const { tone, word } = verdictLooks[verdict];
        return (
          <li key={name}>
            <Verdict tone={tone}>
              <span className="visually-hidden">{t(word)}</span>
            </Verdict>
            <span>
              <b>{name}</b>
              <small>{note}</small>
            </span>
            <span className="figure">{figure}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Garage({ drawing, size, alt, labels, door, gap }: GarageView) {
  return (
    <div className="drawing">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <path d={door} />
      </svg>
      <SideDrawing drawing={drawing} size={size} alt={alt} />
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <path className="drawn-answers-gap" d={gap} />
      </svg>
      <DrawingLabels labels={labels} />
    </div>
  );
}

function Price({ low, likely, high, at, rows }: PriceView) {
  const t = useStrings(answerStrings);
  return (
    <>
      <p className="drawn-answers-range">
        <b className="figure">
          {likely} <small>{t('price.likely')}</small>
        </b>
        <svg aria-hidden="true">
          <path d="M0 12h9999" />
          <circle cx={`${at}%`} cy="12" r="8" />
        </svg>
        <span className="figure">
          {low} <small>{t('price.low')}</small>
        </span>{' '}
        <span className="figure">
          {high} <small>{t('price.high')}</small>
        </span>
      </p>
      <dl>
        {rows.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure">{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
