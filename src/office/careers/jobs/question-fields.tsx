import type { JobQuestion } from '#src/domain/careers/index.ts';
import { nameIn } from '#src/lib/locales.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { EachLanguage } from '#src/office/kit/each-language.tsx';
import { useLanguages } from '#src/office/kit/languages.ts';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { TextLines } from '#src/office/kit/text-lines.tsx';
import { TickLine } from '#src/office/kit/tick-line.tsx';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { questionTypes } from './job-form.ts';
import jobStrings from './words.json' with { type: 'json' };

type QuestionFieldsProps = {
  /** Its index in the list. */
  at: number;
  /** Null: the empty one at the end. */
  question: JobQuestion | null;
  answer: Answer<string> | undefined;
};

/** One question of a job: its text, its kind, and its options. */
export function QuestionFields({ at, question, answer }: QuestionFieldsProps) {
  const t = useStrings(jobStrings);
  const reader = useLocale();
  const languages = useLanguages();
  const name = (field: string) => `q${at}-${field}`;
  const options = question && 'options' in question ? question.options : [];
  const types = questionTypes.map((value) => ({ value, label: t(`type.${value}`) }));
  return (
    <fieldset className="jobs-question stack">
      <legend className="title-4">
        {question ? t('q.number', { number: at + 1 }) : t('q.new')}
      </legend>
      <input type="hidden" name={name('id')} value={question?.id ?? ''} />
      {question && 'maxLength' in question && (
        <input type="hidden" name={name('maxLength')} value={question.maxLength} />
      )}
      <div className="jobs-pair">
        <EachLanguage nameIn={(language) => name(nameIn('label', language))} text={question?.label}>
          {(language) => (
            <TextLine
              name={name(nameIn('label', language))}
              label={`${t('field.q.label')}, ${languageName(language, reader)}`}
              value={question?.label[language]}
              answer={answer}
            />
          )}
        </EachLanguage>
      </div>
      <ChoiceLine
        name={name('type')}
        label={t('field.q.type')}
        value={question?.type ?? 'text'}
        options={types}
        answer={answer}
      />
      <div className="jobs-pair">
        {languages.map((language) => (
          <TextLines
            key={language}
            name={name(nameIn('options', language))}
            label={`${t('field.q.options')}, ${languageName(language, reader)}`}
            help={t('q.options.help')}
            rows={Math.max(2, options.length)}
            value={options.map((option) => option[language]).join('\n')}
            answer={answer}
          />
        ))}
      </div>
      <TickLine
        name={name('required')}
        label={t('field.q.required')}
        isOn={question?.required ?? false}
        answer={answer}
      />
      {question && (
        <TickLine name={name('remove')} label={t('field.q.remove')} isOn={false} answer={answer} />
      )}
    </fieldset>
  );
}
