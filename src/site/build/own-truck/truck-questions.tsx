import { type ChangeEvent, useState } from 'react';
import { Link } from 'react-router';
import { drivenWheels, labelLb, type Vehicle, vehicleName } from '#src/domain/catalog/index.ts';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { formatNumber } from '../figure-text.ts';
import {
  optionFieldName,
  type RatingField,
  type ReadOwn,
  ratingFields,
  readOwn,
  readRating,
} from './own-fields.ts';
import { questionsOf } from './questions-of.ts';
import ownStrings from './words.json' with { type: 'json' };

type TruckQuestionsProps = {
  /** The record, not yet as it is for this truck. */
  record: Vehicle;
  year: number;
  told: ReadOwn;
  /** Called after each answer, with the form that has it. */
  onTold(form: HTMLFormElement): void;
};

/** What only the owner can tell about the truck: trim, drive, options and door label; each may stay open. */
export function TruckQuestions({ record, year, told, onTold }: TruckQuestionsProps) {
  const t = useStrings(ownStrings);
  const { trims, asksDrive, options, usualLb } = questionsOf(record, { year, own: told.own });
  const { answers, answer, left, problems } = useAnswers(told, onTold);
  const chosen = trims.find(({ id }) => id === told.own?.trim);
  const toChoice = ({ id, name }: { id: string; name: string }) => ({ value: id, text: name });
  return (
    <fieldset className="build-own">
      <legend className="title-4">{t('title')}</legend>
      <p className="field-help">{t('help')}</p>
      {trims.length > 0 && (
        <Question
          name="trim"
          label={t('trim')}
          choices={trims.map(toChoice)}
          areNames
          {...{ answers, answer }}
        />
      )}
      {chosen?.rows === 'none' && <Uncovered {...{ record, year }} trim={chosen.name} />}
      {asksDrive && (
        <Question
          name="drive"
          label={t('drive')}
          choices={drivenWheels.map((value) => ({ value, text: t(`drive.${value}`) }))}
          {...{ answers, answer }}
        />
      )}
      {options.map(({ id, name, kind }) => (
        <Question
          key={id}
          name={optionFieldName(id)}
          label={t('option', { option: name })}
          help={t(`option.${kind}`)}
          choices={(['yes', 'no'] as const).map((value) => ({ value, text: t(value) }))}
          {...{ answers, answer }}
        />
      ))}
      <DoorLabel {...{ told, usualLb, answers, answer, left, problems }} />
    </fieldset>
  );
}

type Answers = {
  answers: Readonly<Record<string, string>>;
  answer(event: ChangeEvent<HTMLSelectElement | HTMLInputElement>): void;
};

/** The answers as they stand: a page that comes back with others (a VIN's) shows those. */
function useAnswers({ typed, problems }: ReadOwn, onTold: TruckQuestionsProps['onTold']) {
  const [answers, setAnswers] = useState(typed);
  const [shown, setShown] = useState(typed);
  const [found, setFound] = useState(problems);
  if (JSON.stringify(shown) !== JSON.stringify(typed)) {
    setShown(typed);
    setAnswers(typed);
    setFound(problems);
  }
  const answer: Answers['answer'] = ({ target }) => {
    setAnswers((before) => ({ ...before, [target.name]: target.value }));
    if (target instanceof HTMLSelectElement && target.form) onTold(target.form);
  };
  const left = () => setFound(readOwn(Object.entries(answers))?.problems ?? {});
  return { answers, answer, left, problems: found };
}

type QuestionProps = Answers & {
  name: string;
  label: string;
  help?: string;
  choices: { value: string; text: string }[];
  /** The choices are names of the maker, the same in every language. */
  areNames?: boolean;
};

function Question({ name, label, help, choices, areNames, answers, answer }: QuestionProps) {
  const t = useStrings(ownStrings);
  const id = `own-${name}`;
  return (
    <Field {...{ id, label, help }}>
      <select
        id={id}
        name={name}
        className="select"
        value={answers[name] ?? ''}
        aria-describedby={describedBy(id, { help })}
        onChange={answer}
      >
        <option value="">{t('notSure')}</option>
        {choices.map(({ value, text }) => (
          <option key={value} value={value} translate={areNames ? 'no' : undefined}>
            {text}
          </option>
        ))}
      </select>
    </Field>
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

type DoorLabelProps = Answers & {
  told: ReadOwn;
  /** Called when a field is left: a number is complete then. */
  left(): void;
  problems: ReadOwn['problems'];
  usualLb: ReturnType<typeof questionsOf>['usualLb'];
};

function DoorLabel({ told, usualLb, ...fields }: DoorLabelProps) {
  const t = useStrings(ownStrings);
  const isTyped = ratingFields.some((field) => (told.typed[field] ?? '') !== '');
  return (
    <details className="build-label" open={isTyped}>
      <summary>{t('label')}</summary>
      <p className="field-help">{t('label.help')}</p>
      <div className="form-pair">
        <Rating field="gawr-front" usual={usualLb.front} {...fields} />
        <Rating field="gawr-rear" usual={usualLb.rear} {...fields} />
      </div>
    </details>
  );
}

type RatingProps = Pick<DoorLabelProps, 'answers' | 'answer' | 'left' | 'problems'> & {
  field: RatingField;
  usual: readonly [number, number] | null;
};

function Rating({ field, usual, answers, answer, left, problems }: RatingProps) {
  const t = useStrings(ownStrings);
  const locale = useLocale();
  const problem = problems[field];
  const between = ([least, most]: readonly [number, number]) => ({
    least: formatNumber(least, locale),
    most: formatNumber(most, locale),
  });
  const errors = problem && [t(`problem.${problem}`, between([labelLb.least, labelLb.most]))];
  const lb = readRating(answers[field]);
  const isUnusual = typeof lb === 'number' && usual !== null && (lb < usual[0] || lb > usual[1]);
  const help = isUnusual ? t('unusual', between(usual)) : undefined;
  const id = `own-${field}`;
  return (
    <Field {...{ id, errors, help }} label={t(field)}>
      <input
        id={id}
        name={field}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={answers[field] ?? ''}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(id, { errors, help })}
        onChange={answer}
        onBlur={left}
      />
    </Field>
  );
}
