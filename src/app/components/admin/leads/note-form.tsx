import { useRef } from 'react';
import { Form } from 'react-router';
import { describedBy, Field } from '#src/app/forms/field.tsx';
import deskStrings from '#src/app/strings/admin-desk.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { typedIn } from '../kit/answer.ts';
import { HiddenFields } from '../kit/hidden-fields.tsx';
import type { AnswerPanelProps } from './answer-panel.tsx';
import { useAnswered } from './use-answered.ts';

/** What only the shop reads. */
export function NoteForm({ answer }: AnswerPanelProps) {
  const t = useStrings(deskStrings);
  const form = useRef<HTMLFormElement>(null);
  useAnswered(answer, { done: 'note', clear: () => form.current?.reset() });
  return (
    <Form ref={form} method="post" preventScrollReset className="stack" action="?do=note">
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
        <button type="submit" className="btn">
          {t('note.save')}
        </button>
      </div>
    </Form>
  );
}
