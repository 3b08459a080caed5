import { useState } from 'react';
import { Form } from 'react-router';
import { formatPhone } from '#src/domain/settings/index.ts';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { AnswerPanelProps } from './answer-panel-props.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { useAnswered } from './use-answered.ts';
import { useAskHref } from './use-ask-href.ts';

/** A text message is sent from a phone; here it is only recorded. */
export function TextForm({ ways, answer }: AnswerPanelProps) {
  const t = useStrings(deskStrings);
  const askHref = useAskHref();
  const [text, setText] = useState('');
  useAnswered(answer, { done: 'text', clear: () => setText('') });
  if (ways.phones.length === 0) return <p>{t('text.none')}</p>;
  const body = encodeURIComponent(text);
  return (
    <Form method="post" preventScrollReset className="stack" action={askHref({ do: 'text' })}>
      <HiddenFields fields={{ intent: 'text' }} />
      <Field id="text-words" label={t('text.words')} help={t('text.help')}>
        <textarea
          className="input"
          id="text-words"
          name="text"
          rows={4}
          maxLength={1000}
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-describedby={describedBy('text-words', { help: 'yes' })}
        />
      </Field>
      <div className="cluster">
        {ways.phones.map((phone) => (
          <a key={phone} className="button button--outline" href={`sms:${phone}?&body=${body}`}>
            {t('text.open')} {formatPhone(phone)}
          </a>
        ))}
        <button type="submit" className="button">
          {t('text.log')}
        </button>
        <span className="small muted">{t('text.count', { count: text.length })}</span>
      </div>
    </Form>
  );
}
