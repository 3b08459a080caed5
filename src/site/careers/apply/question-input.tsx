import type { JobQuestion } from '#src/domain/careers/index.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { FieldError, fieldClass } from '#src/web/forms/field.tsx';
import { SegmentField } from '#src/web/forms/segment-field.tsx';
import { SelectField } from '#src/web/forms/select-field.tsx';
import type { FormField } from '#src/web/forms/site-field.ts';
import { TextField } from '#src/web/forms/text-field.tsx';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import careerStrings from '../words.json' with { type: 'json' };

type QuestionInputProps = { question: JobQuestion; field: FormField };

/** One of a job's own questions, with the control for its kind. */
export function QuestionInput({ question, field }: QuestionInputProps) {
  const t = useStrings(careerStrings);
  const common = useStrings(commonStrings);
  const locale = useLocale();
  const label = question.label[locale];
  const optional = question.required ? undefined : common('optional');
  switch (question.type) {
    case 'checkboxes':
      return <Checklist question={question} field={field} />;
    case 'select': {
      const choices = question.options.map((option, index) => ({
        value: String(index),
        label: option[locale],
      }));
      const none = { value: '', label: t('choose') };
      return <SelectField field={field} label={label} choices={[none, ...choices]} />;
    }
    case 'boolean': {
      const choices = (['yes', 'no'] as const).map((value) => ({ value, label: t(value) }));
      const words = optional ? `${label} (${optional})` : label;
      return <SegmentField field={field} label={words} choices={choices} />;
    }
    case 'number':
      return <TextField field={field} label={label} optional={optional} inputMode="numeric" />;
    case 'date':
    case 'url':
      return <TextField field={field} label={label} optional={optional} type={question.type} />;
    default: {
      const { maxLength } = question;
      const rows = question.type === 'textarea' ? 4 : undefined;
      return <TextField {...{ field, label, optional, maxLength, rows }} />;
    }
  }
}

type ChecklistProps = {
  question: Extract<JobQuestion, { type: 'select' | 'checkboxes' }>;
  field: FormField;
};

/** Checkboxes; the value of each is its index. */
function Checklist({ question: { label, options, required }, field }: ChecklistProps) {
  const common = useStrings(commonStrings);
  const locale = useLocale();
  const ticked = (field.initialValue ?? '').split(',');
  return (
    <fieldset
      className={fieldClass(field)}
      id={field.id}
      aria-describedby={field.errors ? field.errorId : undefined}
    >
      <legend className="field-label">
        {label[locale]} {!required && <span className="field-optional">{common('optional')}</span>}
      </legend>
      <div className="careers-checks">
        {options.map((option, index) => (
          <label key={option[defaultLocale]} className="check">
            <input
              type="checkbox"
              name={field.name}
              value={index}
              defaultChecked={ticked.includes(String(index))}
            />
            <span>{option[locale]}</span>
          </label>
        ))}
      </div>
      <FieldError id={field.errorId} errors={field.errors} />
    </fieldset>
  );
}
