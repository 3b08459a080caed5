import { Link } from 'react-router';
import { type Vehicle, vehicleName } from '#src/domain/catalog/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { FenderQuestion } from './fender-question.tsx';
import { lookPairs } from './look-fields.ts';
import { fenderFields, lookedUpFields, type ReadOwn, ratingFields } from './own-fields.ts';
import {
  DriveQuestion,
  FactoryOffsetQuestion,
  FrontSpringQuestion,
  LabelQuestion,
  OptionQuestion,
  SmallestWheelQuestion,
  TrimQuestion,
} from './question.tsx';
import { questionsOf } from './questions-of.ts';
import { useAnswers } from './use-answers.ts';
import ownStrings from './words.json' with { type: 'json' };

type TruckQuestionsProps = {
  /** The record, not yet as it is for this truck. */
  record: Vehicle;
  year: number;
  told: ReadOwn;
  /** Called after each choice, with the form that has it. */
  onTold(form: HTMLFormElement): void;
};

/** What only the owner can tell about the truck; each may stay open. Answers about one truck are not another's. */
export function TruckQuestions(props: TruckQuestionsProps) {
  return <Questions key={props.record.id} {...props} />;
}

function Questions({ record, year, told, onTold }: TruckQuestionsProps) {
  const t = useStrings(ownStrings);
  const questions = questionsOf(record, { year, own: told.own });
  const { trims, asksDrive, options, usualLb, wheelSizesIn } = questions;
  const { ref, of: answers } = useAnswers<HTMLFieldSetElement>(told, onTold);
  const chosen = trims.find(({ id }) => id === told.own?.trim);
  const isTyped = (field: string) => (told.typed[field] ?? '') !== '';
  // Asked beside the reason that hangs on them; here only to be corrected.
  const [asksWheel, asksSpring, asksOffset] = lookedUpFields.map(isTyped);
  return (
    <fieldset className="build-own" ref={ref}>
      <legend className="title-4">{t('title')}</legend>
      <p className="field-help">{t('help')}</p>
      {lookPairs(told.own).map(
        ([field, value]) => value && <input key={field} type="hidden" name={field} value={value} />,
      )}
      {trims.length > 0 && <TrimQuestion trims={trims} {...answers} />}
      {chosen?.rows === 'none' && <Uncovered {...{ record, year }} trim={chosen.name} />}
      {asksDrive && <DriveQuestion {...answers} />}
      {options.map((option) => (
        <OptionQuestion key={option.id} option={option} {...answers} />
      ))}
      {asksWheel && <SmallestWheelQuestion sizesIn={wheelSizesIn} {...answers} />}
      {asksSpring && <FrontSpringQuestion {...answers} />}
      {asksOffset && <FactoryOffsetQuestion {...answers} />}
      <details className="build-label" open={ratingFields.some(isTyped)}>
        <summary>{t('label')}</summary>
        <p className="field-help">{t('label.help')}</p>
        <LabelQuestion usualLb={usualLb} {...answers} />
      </details>
      <details className="build-label" open={fenderFields.some(isTyped)}>
        <summary>{t('fenders')}</summary>
        <FenderQuestion {...answers} />
      </details>
    </fieldset>
  );
}

/** A trim that is another truck underneath. */
function Uncovered({ record, year, trim }: { record: Vehicle; year: number; trim: string }) {
  const t = useStrings(ownStrings);
  const truck = `${vehicleName(record, year, useLocale())} ${trim}`;
  return (
    <p role="status">
      {t('uncovered', { trim })}{' '}
      <Link className="link" to={hrefs.contact({ truck })}>
        {t('uncovered.ask')}
      </Link>
    </p>
  );
}
