import { confidences } from '#src/domain/goods/index.ts';
import { issueOf, typedIn } from '#src/office/kit/answer.ts';
import { describedBy, FieldError } from '#src/web/forms/field.tsx';
import { useVehicleWords } from './use-vehicle-words.ts';
import type { VehicleFieldsProps } from './vehicle-line.tsx';

type SourceLineProps = VehicleFieldsProps & {
  fact: string;
  /** What applies as long as the fact has no source of its own. */
  usual: { source: string; confidence: string };
};

/** Where a fact comes from and how sure it is, beside it. Empty: as the record. */
export function SourceLine({ fact, usual, values, answer }: SourceLineProps) {
  const { t, factOf, choiceOf } = useVehicleWords();
  const [text, sure] = [`source-${fact}-text`, `source-${fact}-confidence`];
  const errors = issueOf(answer, text);
  return (
    <div className="vehicles-source">
      <label>
        <span>
          {t('source')}
          <span className="visually-hidden"> {factOf(fact)}</span>
        </span>
        <input
          className="input"
          name={text}
          id={text}
          defaultValue={typedIn(answer, text) ?? values[text] ?? ''}
          placeholder={usual.source}
          aria-invalid={errors ? true : undefined}
          aria-describedby={describedBy(text, errors ? { errors } : {})}
        />
      </label>
      <FieldError id={`${text}-error`} errors={errors} />
      <label>
        <span>
          {t('confidence')}
          <span className="visually-hidden"> {factOf(fact)}</span>
        </span>
        <select
          className="select"
          name={sure}
          defaultValue={typedIn(answer, sure) ?? values[sure] ?? ''}
        >
          <option value="">
            {t('as-record', { confidence: choiceOf('confidence', usual.confidence) })}
          </option>
          {confidences.map((one) => (
            <option key={one} value={one}>
              {choiceOf('confidence', one)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
