import { Form } from 'react-router';
import { usualKindOf, workKinds } from '#src/domain/settings/index.ts';
import { inEach, nameIn } from '#src/lib/locales.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { EachLanguage } from '#src/office/kit/each-language.tsx';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { TickLine } from '#src/office/kit/tick-line.tsx';
import { useLabelIn } from '#src/office/kit/use-label-in.ts';
import workStrings from '#src/office/kit/work-words.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import bookingStrings from './booking-words.json' with { type: 'json' };
import type { ServiceValues } from './service-form.ts';

type ServiceFieldsProps = {
  values: ServiceValues;
  isNew: boolean;
  answer: Answer<string> | undefined;
};

/** A service: what it is, how long it takes where, and when it can be booked, in one form. */
export function ServiceFields({ values, isNew, answer }: ServiceFieldsProps) {
  const t = useStrings(bookingStrings);
  const labelIn = useLabelIn();
  const parts = { values, answer };
  return (
    <Form method="post" preventScrollReset>
      <Panel title={t('part.what')}>
        <div className="edit-form">
          <EachLanguage
            nameIn={(locale) => nameIn('name', locale)}
            text={inEach((locale) => values[nameIn('name', locale)])}
          >
            {(locale) => (
              <TextLine
                {...line(parts, nameIn('name', locale))}
                label={labelIn(t('name'), locale)}
                required
              />
            )}
          </EachLanguage>
          {isNew ? (
            <TextLine {...line(parts, 'slug')} label={t('slug')} help={t('slug.help')} />
          ) : (
            <input type="hidden" name="slug" value={values.slug} />
          )}
          <WorkChoice {...parts} />
        </div>
      </Panel>
      <TimeFields {...parts} />
      <RuleFields {...parts} />
      <FormEnd save={t('save')} back={adminHrefs.bookingServices()} />
    </Form>
  );
}

type Parts = Pick<ServiceFieldsProps, 'values' | 'answer'>;
type LineName = Exclude<keyof ServiceValues, 'usesBuildHours' | 'canWait'>;

function line({ values, answer }: Parts, name: LineName) {
  return { name, answer, value: values[name] };
}

/** Which color it has on the calendar; unless it is chosen, that of its address. */
function WorkChoice({ values, answer }: Parts) {
  const t = useStrings(bookingStrings);
  const kindName = useStrings(workStrings);
  const kind = usualKindOf({ slug: values.slug, needsBay: values.place === 'bay' });
  const usual = values.slug === '' ? t('work.usual') : t('work.usual.is', { kind: kindName(kind) });
  return (
    <ChoiceLine
      {...line({ values, answer }, 'work')}
      label={t('work')}
      help={t('work.help')}
      options={[
        { value: '', label: usual },
        ...workKinds.map((value) => ({ value, label: kindName(value) })),
      ]}
    />
  );
}

function TimeFields(parts: Parts) {
  const t = useStrings(bookingStrings);
  const { values, answer } = parts;
  return (
    <Panel title={t('part.time')}>
      <div className="edit-form">
        <TextLine {...line(parts, 'hours')} label={t('hours')} help={t('hours.help')} required />
        <TickLine
          name="usesBuildHours"
          label={t('usesBuildHours')}
          isOn={values.usesBuildHours}
          answer={answer}
        />
        <ChoiceLine
          {...line(parts, 'place')}
          label={t('place')}
          options={(['bay', 'rack'] as const).map((value) => ({
            value,
            label: t(`where.${value}`),
          }))}
        />
        <TextLine {...line(parts, 'rack')} label={t('rack')} help={t('rack.help')} required />
        <TextLine {...line(parts, 'before')} label={t('before')} required />
        <TextLine {...line(parts, 'after')} label={t('after')} required />
        <TickLine name="canWait" label={t('canWait')} isOn={values.canWait} answer={answer} />
      </div>
    </Panel>
  );
}

function RuleFields(parts: Parts) {
  const t = useStrings(bookingStrings);
  return (
    <Panel title={t('part.rules')}>
      <div className="edit-form">
        <TextLine {...line(parts, 'lead')} label={t('lead')} help={t('lead.help')} required />
        <TextLine
          {...line(parts, 'horizon')}
          label={t('horizon')}
          help={t('horizon.help')}
          required
        />
        <TextLine {...line(parts, 'cap')} label={t('cap.label')} help={t('cap.help')} />
        <TextLine {...line(parts, 'every')} label={t('every')} required />
        <TextLine {...line(parts, 'last')} type="time" label={t('last')} help={t('last.help')} />
      </div>
    </Panel>
  );
}
