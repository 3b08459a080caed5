import { useRef } from 'react';
import { Form } from 'react-router';
import { callOutcomes } from '#src/domain/leads/index.ts';
import { formatPhone } from '#src/domain/settings/index.ts';
import { typedIn } from '#src/office/kit/answer.ts';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { AnswerPanelProps } from './answer-panel-props.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { useAnswered } from './use-answered.ts';
import { useAskHref } from './use-ask-href.ts';

/** Records a call with one press on its result. */
export function CallForm({ ways, answer }: AnswerPanelProps) {
  const t = useStrings(deskStrings);
  const askHref = useAskHref();
  const form = useRef<HTMLFormElement>(null);
  useAnswered(answer, { done: 'call', clear: () => form.current?.reset() });
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      className="stack"
      action={askHref({ do: 'call' })}
    >
      {ways.phones.map((phone) => (
        <a key={phone} className="button button--outline" href={`tel:${phone}`}>
          <Icon name="phone" /> {t('call.number', { phone: formatPhone(phone) })}
        </a>
      ))}
      <Field id="call-words" label={t('call.words')} optional={t('optional')} help={t('call.help')}>
        <textarea
          className="input"
          id="call-words"
          name="text"
          rows={3}
          maxLength={4000}
          defaultValue={typedIn(answer, 'text')}
          aria-describedby={describedBy('call-words', { help: 'yes' })}
        />
      </Field>
      <div className="cluster">
        {callOutcomes.map((outcome, at) => (
          <button
            key={outcome}
            type="submit"
            name="intent"
            value={`call-${outcome}`}
            className={at === 0 ? 'button' : 'button button--outline'}
          >
            {t(`call.${outcome}`)}
          </button>
        ))}
      </div>
    </Form>
  );
}
