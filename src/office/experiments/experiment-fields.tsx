import { Form } from 'react-router';
import { type ExperimentInput, goals } from '#src/domain/experiments/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { useLanguages } from '#src/office/kit/languages.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { VariantFields } from './variant-fields.tsx';
import experimentStrings from './words.json' with { type: 'json' };

type ExperimentFieldsProps = {
  values: ExperimentInput;
  /** Before it was started everything can be changed. */
  isOpen: boolean;
  version: number;
  answer: Answer<string> | undefined;
};

/** The fields of an experiment. Once it runs, only those that do not affect the draw are shown. */
export function ExperimentFields({ values, isOpen, version, answer }: ExperimentFieldsProps) {
  const t = useStrings(experimentStrings);
  const line = { answer, required: true };
  return (
    <Form method="post">
      <HiddenFields fields={{ intent: 'save', version: String(version) }} />
      <Panel title={t('definition')}>
        <div className="edit-form">
          <TextLine
            name="displayName"
            label={t('field.displayName')}
            value={values.displayName}
            {...line}
          />
          <TextLine
            name="ownerName"
            label={t('field.ownerName')}
            help={t('field.ownerName.help')}
            value={values.ownerName}
            {...line}
          />
          <ChoiceLine
            name="goal"
            label={t('goal')}
            value={values.goal}
            options={goals.map((goal) => ({ value: goal, label: t(`goal.${goal}`) }))}
            answer={answer}
          />
          <TextLine
            name="endsOn"
            type="date"
            label={t('field.endsOn')}
            help={t('field.endsOn.help')}
            value={values.endsOn}
            {...line}
          />
          <TextLine
            name="maxAgeSeconds"
            type="number"
            label={t('field.maxAgeSeconds')}
            help={t('field.maxAgeSeconds.help')}
            value={String(values.maxAgeSeconds)}
            {...line}
          />
        </div>
      </Panel>
      {isOpen && <DrawFields values={values} answer={answer} />}
      <FormEnd save={t('save')} back={adminHrefs.experiments()} />
    </Form>
  );
}

type DrawFieldsProps = Pick<ExperimentFieldsProps, 'values' | 'answer'>;

/** The fields that the draw depends on. */
function DrawFields({ values, answer }: DrawFieldsProps) {
  const reader = useLocale();
  const languages = useLanguages();
  const t = useStrings(experimentStrings);
  const line = { answer, required: true };
  return (
    <Panel title={t('field.variants')} help={t('field.variants.help')}>
      <div className="edit-form">
        <VariantFields variants={values.variants} answer={answer} />
        {(['experimentId', 'name', 'sections', 'weight'] as const).map((name) => (
          <TextLine
            key={name}
            name={name}
            type={name === 'sections' ? 'number' : 'text'}
            label={t(`field.${name}`)}
            help={t(`field.${name}.help`)}
            value={String(values[name])}
            {...line}
          />
        ))}
        <TextLine
          name="startsOn"
          type="date"
          label={t('field.startsOn')}
          value={values.startsOn}
          {...line}
        />
        {languages.length > 1 && (
          <ChoiceLine
            name="locale"
            label={t('field.locale')}
            value={values.eligibility.locales[0] ?? ''}
            options={[
              { value: '', label: t('everybody') },
              ...languages.map((locale) => ({
                value: locale,
                label: t('locale.only', { language: languageName(locale, reader) }),
              })),
            ]}
            answer={answer}
          />
        )}
        <ChoiceLine
          name="device"
          label={t('field.device')}
          value={values.eligibility.devices[0] ?? ''}
          options={[
            { value: '', label: t('everybody') },
            { value: 'phone', label: t('device.phone') },
            { value: 'computer', label: t('device.computer') },
          ]}
          answer={answer}
        />
      </div>
    </Panel>
  );
}
