import { Form, useLocation } from 'react-router';
import type { ChosenVehicle } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Reason } from '#src/domain/fitment/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { ownFields, type ReadOwn } from './own-fields.ts';
import {
  DriveQuestion,
  FactoryOffsetQuestion,
  FrontSpringQuestion,
  LabelQuestion,
  OptionQuestion,
  SmallestWheelQuestion,
  TrimQuestion,
} from './question.tsx';
import { questionsOf, settledBy } from './questions-of.ts';
import { useAnswers } from './use-answers.ts';
import ownStrings from './words.json' with { type: 'json' };

/** What the server answers to a number that is none. */
export type NotTold = { told: Pick<ReadOwn, 'typed' | 'problems'> };

type TellHereProps = {
  reason: Reason;
  /** The record, not yet as it is for this truck. */
  record: Vehicle;
  vehicle: ChosenVehicle;
};

/** Beside a reason that the owner can settle: the one question that settles it. */
export function TellHere({ reason, record, vehicle }: TellHereProps) {
  const t = useStrings(ownStrings);
  const { search } = useLocation();
  const { year, own } = vehicle;
  const refused = useAnswer<Partial<NotTold>>()?.told;
  const { ref, of: answers } = useAnswers<HTMLFormElement>(
    refused ?? { typed: Object.fromEntries(ownFields(own)), problems: {} },
  );
  const questions = questionsOf(record, { year, own });
  const asked = settledBy(reason, questions);
  if (asked === null) return null;
  return (
    <Form
      ref={ref}
      method="post"
      action={`${hrefs.build()}${search}`}
      className="build-tell"
      preventScrollReset
    >
      <input type="hidden" name="intent" value="tell" />
      {asked === 'label' && (
        <>
          <p className="field-help">{t('label.help')}</p>
          <LabelQuestion usualLb={questions.usualLb} {...answers} />
        </>
      )}
      {asked === 'trim' && <TrimQuestion trims={questions.trims} {...answers} />}
      {asked === 'drive' && <DriveQuestion {...answers} />}
      {asked === 'smallest-wheel' && (
        <SmallestWheelQuestion sizesIn={questions.wheelSizesIn} {...answers} />
      )}
      {asked === 'front-spring' && <FrontSpringQuestion {...answers} />}
      {asked === 'factory-offset' && <FactoryOffsetQuestion {...answers} />}
      {typeof asked === 'object' && <OptionQuestion option={asked} {...answers} />}
      <button type="submit" className="button button--outline button--small">
        {t('tell')}
      </button>
    </Form>
  );
}
