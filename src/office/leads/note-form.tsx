import { useRef } from 'react';
import { Form } from 'react-router';
import { typedIn } from '#src/office/kit/answer.ts';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { AnswerPanelProps } from './answer-panel-props.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { useAnswered } from './use-answered.ts';
import { useAskHref } from './use-ask-href.ts';

/** A note that only staff see. */
export function NoteForm({ answer }: AnswerPanelProps) {
  const t = useStrings(deskStrings);
  const askHref = useAskHref();
  const form = useRef<HTMLFormElement>(null);
  useAnswered(answer, { done: 'note', clear: () => form.current?.reset() });
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      className="stack"
      action={askHref({ do: 'note' })}
    >
      <HiddenFields fields={{ intent: 'note' }} />
      <Field id="note-words" label={t('note.words')} help={t('note.help')}>
        <textarea
          className="input"
          id="note-words"
          name="text"
          rows={4}
          maxLength={4000}
          required
          defaultValue={typedIn(answer, 'text')}
          aria-describedby={describedBy('note-words', { help: 'yes' })}
        />
      </Field>
      <div className="cluster">
        <button type="submit" className="button">
          {t('note.save')}
        </button>
      </div>
    </Form>
  );
}
