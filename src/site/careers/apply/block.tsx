import { useMemo } from 'react';
import { Form } from 'react-router';
import { applicationSchema, questionField } from '#src/domain/careers/index.ts';
import { contactStrings } from '#src/site/contact/index.ts';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { CheckField } from '#src/web/forms/check-field.tsx';
import { FormSummary } from '#src/web/forms/form-summary.tsx';
import { FormGuard } from '#src/web/forms/guard/form-guard.tsx';
import type { FormField } from '#src/web/forms/site-field.ts';
import { SubmitButton } from '#src/web/forms/submit-button.tsx';
import { TextField } from '#src/web/forms/text-field.tsx';
import { useSiteForm } from '#src/web/forms/use-site-form.ts';
import type { ValidationMode } from '#src/web/forms/validation-mode.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import careerStrings from '../words.json' with { type: 'json' };
import type { JobApplicationFormData } from './load.server.ts';
import { QuestionInput } from './question-input.tsx';
import { ResumeField } from './resume-field.tsx';
import type { JobApplicationFormBlok } from './schema.ts';

/** The application form of the page's job: contact, a resume or a few lines, and the job's own questions. */
export function JobApplicationForm({
  blok,
  data,
}: BlokProps<JobApplicationFormBlok, JobApplicationFormData>) {
  const t = useStrings(careerStrings);
  const common = useStrings(commonStrings);
  const contact = useStrings(contactStrings);
  const [form, fields] = useApplicationForm(data, blok.validation);
  // The schema has a field for each question, with names that only the data contains.
  const asked = fields as Readonly<Record<string, FormField>>;
  const answer = useAnswer<{ chooseAgain?: string | null }>();
  return (
    <section className="page-width" id="apply">
      <Form
        method="post"
        encType="multipart/form-data"
        className="form careers-form"
        {...form.props}
      >
        <h2 className="title-3">{t('applyTitle', { job: data.job })}</h2>
        <FormSummary form={form} labels={useLabels(data)} />
        <FormGuard form={form} serving={data.serving} />
        <TextField field={fields.name} label={contact('form.name')} autoComplete="name" />
        <TextField
          field={fields.contact}
          label={contact('form.contact')}
          help={t('statusHelp')}
          inputMode="email"
          autoComplete="email"
          masksPhone
        />
        {data.questions.map((question) => {
          const field = asked[questionField(question)];
          return field && <QuestionInput key={question.id} question={question} field={field} />;
        })}
        <TextField
          field={fields.message}
          label={t('resumeNone')}
          optional={common('optional')}
          rows={4}
        />
        {/* Last, so that everything else has arrived if the file aborts the request. */}
        <ResumeField field={fields.resume} chooseAgain={answer?.chooseAgain ?? null} />
        <CheckField field={fields.consent} label={t('consent', { days: data.keptDays })} />
        <SubmitButton label={t('submit')} form={form} />
        <p className="field-help">{t('promise')}</p>
      </Form>
    </section>
  );
}

function useApplicationForm({ questions }: JobApplicationFormData, mode: ValidationMode) {
  const locale = useLocale();
  const schema = useMemo(() => applicationSchema(locale, { questions }), [locale, questions]);
  return useSiteForm({ id: 'apply-form', schema, mode, hasDraft: true, maySendLater: true });
}

/** A statement to agree to is too long for a label, so it has a shorter one. */
function useLabels({ questions }: JobApplicationFormData): Record<string, string> {
  const t = useStrings(careerStrings);
  const contact = useStrings(contactStrings);
  const locale = useLocale();
  return {
    ...Object.fromEntries(questions.map((one) => [questionField(one), one.label[locale]])),
    name: contact('form.name'),
    contact: contact('form.contact'),
    resume: t('resume'),
    message: t('resumeNone.name'),
    consent: t('consent.name'),
  };
}
