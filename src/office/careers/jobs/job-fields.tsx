import type { Job } from '#src/domain/careers/index.ts';
import { nameIn } from '#src/lib/locales.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { EachLanguage } from '#src/office/kit/each-language.tsx';
import { useLanguages } from '#src/office/kit/languages.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { TextLines } from '#src/office/kit/text-lines.tsx';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { jobLists, jobTexts } from './job-form.ts';
import { QuestionFields } from './question-fields.tsx';
import jobStrings from './words.json' with { type: 'json' };

type JobFieldsProps = { job: Job | null; answer: Answer<string> | undefined };

/** All fields of a job, including its questions. */
export function JobFields({ job, answer }: JobFieldsProps) {
  return (
    <>
      <Words job={job} answer={answer} />
      <Lists job={job} answer={answer} />
      <Terms job={job} answer={answer} />
      <Questions job={job} answer={answer} />
    </>
  );
}

function Words({ job, answer }: JobFieldsProps) {
  const reader = useLocale();
  const t = useStrings(jobStrings);
  return (
    <Panel title={t('part.words')}>
      <div className="stack">
        {!job && <TextLine name="slug" label={t('field.slug')} required answer={answer} />}
        {jobTexts.map((name) => (
          <div key={name} className="jobs-pair">
            <EachLanguage nameIn={(language) => nameIn(name, language)} text={job?.[name]}>
              {(language) => (
                <TextLine
                  name={nameIn(name, language)}
                  label={`${t(`field.${name}`)}, ${languageName(language, reader)}`}
                  value={job?.[name][language]}
                  answer={answer}
                />
              )}
            </EachLanguage>
          </div>
        ))}
      </div>
    </Panel>
  );
}

function Lists({ job, answer }: JobFieldsProps) {
  const languages = useLanguages();
  const reader = useLocale();
  const t = useStrings(jobStrings);
  return (
    <Panel title={t('part.lists')} help={t('lines.help')}>
      <div className="stack">
        {jobLists.map((name) => (
          <div key={name} className="jobs-pair">
            {languages.map((language) => (
              <TextLines
                key={language}
                name={nameIn(name, language)}
                label={`${t(`field.${name}`)}, ${languageName(language, reader)}`}
                help=""
                rows={Math.max(3, job?.[name].length ?? 0)}
                value={(job?.[name] ?? []).map((line) => line[language]).join('\n')}
                answer={answer}
              />
            ))}
          </div>
        ))}
      </div>
    </Panel>
  );
}

function Terms({ job, answer }: JobFieldsProps) {
  const t = useStrings(jobStrings);
  const values = termsOf(job);
  const line = (name: keyof typeof values, type: 'date' | 'number') => (
    <TextLine
      name={name}
      type={type}
      label={t(`field.${name}`)}
      value={values[name]}
      answer={answer}
    />
  );
  const types = (['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN'] as const).map(
    (value) => ({ value, label: t(`employment.${value}`) }),
  );
  const units = (['HOUR', 'YEAR'] as const).map((value) => ({ value, label: t(`unit.${value}`) }));
  const states = (['open', 'closed'] as const).map((value) => ({ value, label: t(value) }));
  const choices = [
    { name: 'employmentType', value: job?.employmentType ?? 'FULL_TIME', options: types },
    { name: 'payUnit', value: job?.pay.unit ?? 'HOUR', options: units },
    { name: 'status', value: job?.status ?? 'open', options: states },
  ] as const;
  return (
    <Panel title={t('part.terms')}>
      <div className="stack">
        <div className="jobs-pair">
          {choices.map((choice) => (
            <ChoiceLine
              key={choice.name}
              {...choice}
              label={t(`field.${choice.name}`)}
              answer={answer}
            />
          ))}
          {line('payMin', 'number')}
          {line('payMax', 'number')}
          {line('datePosted', 'date')}
          {line('validThrough', 'date')}
          {line('openings', 'number')}
          {line('monthsOfExperience', 'number')}
        </div>
        <PayNote job={job} answer={answer} />
      </div>
    </Panel>
  );
}

/** The figures and dates of a job in a form; for a new one, the initial values. */
function termsOf(job: Job | null) {
  return {
    payMin: String(job?.pay.min ?? ''),
    payMax: String(job?.pay.max ?? ''),
    datePosted: job?.datePosted ?? '',
    validThrough: job?.validThrough ?? '',
    openings: String(job?.openings ?? 1),
    monthsOfExperience: String(job?.monthsOfExperience ?? 0),
  };
}

function PayNote({ job, answer }: JobFieldsProps) {
  const reader = useLocale();
  const t = useStrings(jobStrings);
  return (
    <div className="jobs-pair">
      <EachLanguage nameIn={(language) => nameIn('payNote', language)} text={job?.pay.note}>
        {(language) => (
          <TextLine
            name={nameIn('payNote', language)}
            label={`${t('field.payNote')}, ${languageName(language, reader)}`}
            value={job?.pay.note[language]}
            answer={answer}
          />
        )}
      </EachLanguage>
    </div>
  );
}

function Questions({ job, answer }: JobFieldsProps) {
  const t = useStrings(jobStrings);
  const questions = [...(job?.questions ?? []), null];
  return (
    <Panel title={t('part.questions')} help={t('questions.help')}>
      <input type="hidden" name="questions" value={questions.length} />
      {questions.map((question, at) => (
        <QuestionFields key={question?.id ?? 'new'} at={at} question={question} answer={answer} />
      ))}
    </Panel>
  );
}
