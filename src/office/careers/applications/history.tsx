import { Form } from 'react-router';
import { type CandidateStage, candidateStages } from '#src/domain/careers/index.ts';
import { issueOf, typedIn } from '#src/office/kit/answer.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { CandidateAnswer } from './candidate-answer.ts';
import type { CandidateEvent } from './load-candidate.server.ts';
import applicationStrings from './words.json' with { type: 'json' };

type HistoryProps = {
  events: readonly CandidateEvent[];
  mayWrite: boolean;
  answer: CandidateAnswer | undefined;
};

/** Notes and actions of the staff, newest first. */
export function History({ events, mayWrite, answer }: HistoryProps) {
  const t = useStrings(applicationStrings);
  const newest = events[0]?.id ?? 0;
  return (
    <Panel title={t('notes')}>
      {mayWrite && <NoteForm key={newest} answer={answer} />}
      {events.length === 0 && <p className="small muted">{t('events.none')}</p>}
      <ul className="applications-events">
        {events.map((event) => (
          <li key={event.id}>
            <p className="small muted">
              <b>{event.author}</b> <EventWords event={event} /> <ShopTime at={event.at} />
            </p>
            {event.kind === 'note' && <p className="record-note">{event.text}</p>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function EventWords({ event: { kind, text, isMailed } }: { event: CandidateEvent }) {
  const t = useStrings(applicationStrings);
  if (kind === 'again') return t('event.again');
  if (kind === 'note' || !isStage(text)) return null;
  const moved = t('event.stage', { stage: t(`stage.${text}`) });
  return isMailed ? `${moved} ${t('event.mailed')}` : moved;
}

function isStage(text: string): text is CandidateStage {
  return candidateStages.some((stage) => stage === text);
}

function NoteForm({ answer }: { answer: CandidateAnswer | undefined }) {
  const t = useStrings(applicationStrings);
  const errors = issueOf(answer, 'note');
  return (
    <Form method="post" className="stack" preventScrollReset>
      <input type="hidden" name="intent" value="note" />
      <Field id="note" label={t('note')} errors={errors}>
        <textarea
          className="input"
          id="note"
          name="note"
          rows={2}
          maxLength={4000}
          defaultValue={typedIn(answer, 'note')}
          aria-invalid={errors ? true : undefined}
          aria-describedby={describedBy('note', { errors })}
        />
      </Field>
      <button type="submit" className="button button--outline button--small">
        {t('note.save')}
      </button>
    </Form>
  );
}
