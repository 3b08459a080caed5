import { useId } from 'react';
import { Form } from 'react-router';
import type { FitAnswer, FitQuestion } from '#src/domain/supplier-fit/index.server.ts';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import questionStrings from './question-words.json' with { type: 'json' };
import { useFigure } from './use-figure.ts';
import { yearsText } from './years.ts';

type FitQuestionProps = { question: FitQuestion; mayWrite: boolean };

/** A supplier's name of a model with the vehicles that it may include, what was answered, and parts that differ. */
export function FitQuestionLine({ question, mayWrite }: FitQuestionProps) {
  const t = useStrings(questionStrings);
  const figure = useFigure();
  const { supplier, supplierName, wording, applications, parts, answer, exceptions } = question;
  const counts = { applications: figure(applications), n: applications };
  return (
    <li>
      <p className="small muted">
        {t('counts', { supplier: supplierName, ...counts, parts: figure(parts), p: parts })}
      </p>
      <AnswerForm question={question} answer={answer} mayWrite={mayWrite} isForPart={false} />
      {answer && (
        <div className="toolbar">
          <p className="small muted">
            {t('by', { name: answer.actorName })} <ShopTime at={answer.at} />
          </p>
          {mayWrite && (
            <IntentButton fields={{ intent: 'again', supplier, wording, part: '' }}>
              {t('again')}
            </IntentButton>
          )}
        </div>
      )}
      {exceptions.map((one) => (
        <Exception key={one.part} question={question} answer={one} mayWrite={mayWrite} />
      ))}
      {mayWrite && (
        <details>
          <summary>{t('part')}</summary>
          <AnswerForm question={question} answer={null} mayWrite isForPart />
        </details>
      )}
    </li>
  );
}

type AnswerFormProps = FitQuestionProps & { answer: FitAnswer | null; isForPart: boolean };

function AnswerForm({ question, answer, mayWrite, isForPart }: AnswerFormProps) {
  const t = useStrings(questionStrings);
  const { supplier, wording, vehicles, someParts } = question;
  const id = useId();
  const asked = vehicles.map(({ vehicleId }) => vehicleId).join(' ');
  return (
    <Form
      method="post"
      preventScrollReset
      className="supplier-fit-question"
      key={answer?.at ?? 'open'}
    >
      <HiddenFields fields={{ intent: 'answer', supplier, wording, asked }} />
      {isForPart && (
        <label className="supplier-fit-part">
          {t('part.number')}
          <input className="input" name="part" list={id} required />
          <datalist id={id}>
            {someParts.map((part) => (
              <option key={part} value={part} />
            ))}
          </datalist>
        </label>
      )}
      <fieldset disabled={!mayWrite}>
        <legend>{t('means', { wording })}</legend>
        {vehicles.map((vehicle) => (
          <label key={vehicle.vehicleId} className="switch">
            <input
              type="checkbox"
              name="meant"
              value={vehicle.vehicleId}
              defaultChecked={answer?.meant.includes(vehicle.vehicleId)}
            />
            {vehicle.name} {yearsText(vehicle)}
          </label>
        ))}
      </fieldset>
      {mayWrite && (
        <>
          <p className="small muted">{t('means.none')}</p>
          <button type="submit" className="button button--outline button--small">
            {t('save')}
          </button>
        </>
      )}
    </Form>
  );
}

/** A part with an answer of its own. */
function Exception({ question, answer, mayWrite }: FitQuestionProps & { answer: FitAnswer }) {
  const t = useStrings(questionStrings);
  const { supplier, wording, vehicles } = question;
  const { part, meant } = answer;
  const names = vehicles
    .filter(({ vehicleId }) => meant.includes(vehicleId))
    .map(({ name }) => name);
  return (
    <div className="toolbar">
      <p>
        {names.length > 0
          ? t('part.meant', { part, names: names.join(', ') })
          : t('part.not', { part })}{' '}
        <small className="muted">
          {t('by', { name: answer.actorName })} <ShopTime at={answer.at} />
        </small>
      </p>
      {mayWrite && (
        <IntentButton fields={{ intent: 'again', supplier, wording, part }}>
          {t('part.as-all')}
        </IntentButton>
      )}
    </div>
  );
}
