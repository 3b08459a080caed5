import { Form } from 'react-router';
import { type CandidateStage, candidateStages } from '#src/domain/careers/index.ts';
import { issueOf, typedIn } from '#src/office/kit/answer.ts';
import { NoMailNote } from '#src/office/kit/no-mail-note.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { CandidateAnswer } from './candidate-answer.ts';
import applicationStrings from './words.json' with { type: 'json' };

type MoveFormProps = {
  stage: CandidateStage;
  /** Whether there is an email address for a letter. */
  isMailed: boolean;
  answer: CandidateAnswer | undefined;
};

/** Changes the stage and optionally sends a letter about it. */
export function MoveForm({ stage, isMailed, answer }: MoveFormProps) {
  const t = useStrings(applicationStrings);
  const errors = issueOf(answer, 'words') ?? issueOf(answer, 'tell');
  return (
    <Panel title={t('move')}>
      <Form method="post" className="stack" preventScrollReset key={stage}>
        <input type="hidden" name="intent" value="stage" />
        <Field id="stage" label={t('stage')}>
          <select
            className="select"
            id="stage"
            name="stage"
            defaultValue={typedIn(answer, 'stage') ?? stage}
          >
            {candidateStages.map((one) => (
              <option key={one} value={one}>
                {t(`stage.${one}`)}
              </option>
            ))}
          </select>
        </Field>
        {isMailed ? (
          <>
            <NoMailNote />
            <label className="check">
              <input type="checkbox" name="tell" />
              <span>
                {t('move.tell')} <span className="field-help">{t('move.tell.help')}</span>
              </span>
            </label>
            <Field id="words" label={t('move.words')} help={t('move.words.help')} errors={errors}>
              <textarea
                className="input"
                id="words"
                name="words"
                rows={3}
                maxLength={2000}
                defaultValue={typedIn(answer, 'words')}
                aria-describedby={describedBy('words', { errors, help: t('move.words.help') })}
              />
            </Field>
          </>
        ) : (
          <p className="small muted">{t('move.phone')}</p>
        )}
        <button type="submit" className="button">
          {t('move.save')}
        </button>
      </Form>
    </Panel>
  );
}
