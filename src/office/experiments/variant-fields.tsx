import { type ExperimentInput, mostVariants } from '#src/domain/experiments/index.ts';
import { type Answer, issueOf } from '#src/office/kit/answer.ts';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { FieldError } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import experimentStrings from './words.json' with { type: 'json' };

type VariantFieldsProps = {
  variants: ExperimentInput['variants'];
  answer: Answer<string> | undefined;
};

/** A row for each possible variant; empty rows are ignored. */
export function VariantFields({ variants, answer }: VariantFieldsProps) {
  const t = useStrings(experimentStrings);
  return (
    <fieldset className="experiments-variants">
      <legend className="visually-hidden">{t('field.variants')}</legend>
      {Array.from({ length: mostVariants }, (_, at) => `variants-${at}`).map((path, at) => (
        <div key={path}>
          <TextLine
            name={`${path}-name`}
            label={t('field.variant', { number: at + 1 })}
            value={variants[at]?.name}
            required={at < 2}
            maxLength={60}
            answer={answer}
          />
          <TextLine
            name={`${path}-weight`}
            label={t('field.variantWeight', { number: at + 1 })}
            value={String(variants[at]?.weight ?? 1)}
            answer={answer}
          />
        </div>
      ))}
      <FieldError id="variants-error" errors={issueOf(answer, 'variants')} />
    </fieldset>
  );
}
