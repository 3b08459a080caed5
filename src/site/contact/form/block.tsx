import { useMemo } from 'react';
import { Form } from 'react-router';
import { messageSchema, messageTopics } from '#src/domain/leads/index.ts';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { FileField } from '#src/web/forms/file-field.tsx';
import { FormSummary } from '#src/web/forms/form-summary.tsx';
import { FormGuard } from '#src/web/forms/guard/form-guard.tsx';
import { SelectField } from '#src/web/forms/select-field.tsx';
import { SentNote } from '#src/web/forms/sent-note.tsx';
import { SubmitButton } from '#src/web/forms/submit-button.tsx';
import { TextField } from '#src/web/forms/text-field.tsx';
import { useSiteForm } from '#src/web/forms/use-site-form.ts';
import type { ValidationMode } from '#src/web/forms/validation-mode.ts';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import contactStrings from '../words.json' with { type: 'json' };
import type { ContactFormData } from './load.server.ts';
import { photoCheck } from './photo-check.ts';
import type { ContactFormBlok } from './schema.ts';

export function ContactForm({ blok, data }: BlokProps<ContactFormBlok, ContactFormData>) {
  const t = useStrings(contactStrings);
  return (
    <section className="page-width side-by-side" id="contact-form">
      {data.sent ? (
        <SentNote
          title={t('sent.title')}
          text={t('sent.text', { expected: data.expected ?? '' })}
        />
      ) : (
        <MessageForm {...data} mode={blok.validation} />
      )}
    </section>
  );
}

type MessageFormProps = ContactFormData & { mode: ValidationMode };

function MessageForm({ serving, message, topic, mode }: MessageFormProps) {
  const t = useStrings(contactStrings);
  const common = useStrings(commonStrings);
  const locale = useLocale();
  const schema = useMemo(() => messageSchema(locale), [locale]);
  const [form, fields] = useSiteForm({
    id: 'contact',
    schema,
    defaultValue: { topic, message },
    mode,
    slowChecks: useMemo(() => ({ photo: photoCheck(locale) }), [locale]),
    hasDraft: true,
    maySendLater: true,
  });
  const topics = messageTopics.map((value) => ({ value, label: t(`form.topic.${value}`) }));
  return (
    <Form method="post" encType="multipart/form-data" className="form" {...form.props}>
      <h2 className="title-3">{t('form.title')}</h2>
      <FormSummary
        form={form}
        labels={{
          name: t('form.name'),
          contact: t('form.contact'),
          topic: t('form.topic'),
          message: t('form.message'),
          photo: t('form.photo'),
        }}
      />
      <FormGuard form={form} serving={serving} />
      <TextField field={fields.name} label={t('form.name')} autoComplete="name" />
      <TextField
        field={fields.contact}
        label={t('form.contact')}
        help={t('form.contactHelp')}
        inputMode="email"
        autoComplete="email"
        masksPhone
      />
      <SelectField
        field={fields.topic}
        label={t('form.topic')}
        choices={topics}
        placeholder={t('form.topic.choose')}
      />
      <TextField field={fields.message} label={t('form.message')} rows={5} />
      <FileField
        field={fields.photo}
        label={t('form.photo')}
        optional={common('optional')}
        help={t('form.photoHelp')}
        accept="image/jpeg,image/png,image/webp"
      />
      <SubmitButton label={t('form.send')} form={form} />
    </Form>
  );
}
