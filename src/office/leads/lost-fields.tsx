import { useId } from 'react';
import { lostReasons } from '#src/domain/leads/index.ts';
import { type Answer, issueOf, typedIn } from '#src/office/kit/answer.ts';
import { FieldError } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };

/** The reason, a comment, and the button. */
export function LostFields({ answer }: { answer?: Answer<string> }) {
  const t = useStrings(deskStrings);
  const id = useId();
  const errors = issueOf(answer, 'reason');
  const chosen = typedIn(answer, 'reason');
  return (
    <>
      <fieldset className="leads-lost-reasons" aria-describedby={errors && `${id}-error`}>
        <legend>{t('close.reason')}</legend>
        {lostReasons.map((reason) => (
          <label key={reason}>
            <input
              type="radio"
              name="reason"
              value={reason}
              required
              defaultChecked={chosen === reason}
            />
            {t(`reason.${reason}`)}
          </label>
        ))}
        <FieldError id={`${id}-error`} errors={errors} />
      </fieldset>
      <div className="field">
        <label htmlFor={`${id}-note`}>
          {t('close.note')} <span className="field-optional">{t('optional')}</span>
        </label>
        <input
          className="input"
          id={`${id}-note`}
          name="note"
          maxLength={1000}
          defaultValue={typedIn(answer, 'note')}
        />
      </div>
      <button type="submit" className="button button--danger">
        {t('close.lost')}
      </button>
    </>
  );
}
