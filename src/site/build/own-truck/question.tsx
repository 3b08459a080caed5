import {
  drivenWheels,
  factoryOffset,
  labelLb,
  toldSprings,
  type VehicleOption,
  type VehicleTrim,
} from '#src/domain/catalog/index.ts';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { formatNumber } from '../figure-text.ts';
import { FigureInput } from './figure-input.tsx';
import { optionFieldName, type RatingField, readRating } from './own-fields.ts';
import type { TruckQuestions } from './questions-of.ts';
import type { Answers } from './use-answers.ts';
import ownStrings from './words.json' with { type: 'json' };

/** Which version of the model it is. */
export function TrimQuestion({ trims, ...of }: Answers & { trims: readonly VehicleTrim[] }) {
  const t = useStrings(ownStrings);
  const choices = trims.map(({ id, name }) => ({ value: id, text: name }));
  return <Question name="trim" label={t('trim')} choices={choices} areNames {...of} />;
}

/** Which wheels are driven. */
export function DriveQuestion(of: Answers) {
  const t = useStrings(ownStrings);
  const choices = drivenWheels.map((value) => ({ value, text: t(`drive.${value}`) }));
  return <Question name="drive" label={t('drive')} choices={choices} {...of} />;
}

/** Whether it has an option, and how to see that. */
export function OptionQuestion({ option, ...of }: Answers & { option: VehicleOption }) {
  const t = useStrings(ownStrings);
  const { id, name, kind } = option;
  return (
    <Question
      name={optionFieldName(id)}
      label={t('option', { option: name })}
      help={t(`option.${kind}`)}
      choices={(['yes', 'no'] as const).map((value) => ({ value, text: t(value) }))}
      {...of}
    />
  );
}

/** Which is the smallest wheel that goes over the front brakes. */
export function SmallestWheelQuestion({ sizesIn, ...of }: Answers & { sizesIn: number[] }) {
  const t = useStrings(ownStrings);
  const choices = sizesIn.map((size) => ({
    value: String(size),
    text: t('smallest-wheel.size', { size }),
  }));
  return (
    <Question
      name="smallest-wheel"
      label={t('smallest-wheel')}
      help={t('smallest-wheel.help')}
      choices={choices}
      {...of}
    />
  );
}

/** What the front rides on. */
export function FrontSpringQuestion(of: Answers) {
  const t = useStrings(ownStrings);
  return (
    <Question
      name="front-spring"
      label={t('front-spring')}
      help={t('front-spring.help')}
      choices={toldSprings.map((value) => ({ value, text: t(`front-spring.${value}`) }))}
      {...of}
    />
  );
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

/** The two axle ratings of the door label. */
export function LabelQuestion({ usualLb, ...of }: Answers & Pick<TruckQuestions, 'usualLb'>) {
  return (
    <div className="form-pair">
      <Rating field="gawr-front" usual={usualLb.front} {...of} />
      <Rating field="gawr-rear" usual={usualLb.rear} {...of} />
    </div>
  );
}

type RatingProps = Answers & { field: RatingField; usual: readonly [number, number] | null };

function Rating({ field, usual, ...of }: RatingProps) {
  const t = useStrings(ownStrings);
  const locale = useLocale();
  const problem = of.problems[field];
  const between = ([least, most]: readonly [number, number]) => ({
    least: formatNumber(least, locale),
    most: formatNumber(most, locale),
  });
  const errors = problem && [t(`problem.${problem}`, between([labelLb.least, labelLb.most]))];
  const lb = readRating(of.answers[field]);
  const isUnusual = typeof lb === 'number' && usual !== null && (lb < usual[0] || lb > usual[1]);
  const help = isUnusual ? t('unusual', between(usual)) : undefined;
  return <FigureInput {...{ field, errors, help }} label={t(field)} {...of} />;
}

/** The offset that is cast into the back of a factory wheel. */
export function FactoryOffsetQuestion(of: Answers) {
  const t = useStrings(ownStrings);
  const problem = of.problems['factory-offset'];
  const errors = problem && [t(`problem.offset.${problem}`, factoryOffset)];
  return (
    <FigureInput
      field="factory-offset"
      label={t('factory-offset')}
      help={t('factory-offset.help')}
      errors={errors}
      {...of}
    />
  );
}
