import { useState } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#src/office/kit/answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { CallForm } from './call-form.tsx';
import deskStrings from './desk-words.json' with { type: 'json' };
import type { LeadRow } from './lead-row.ts';
import { NoteForm } from './note-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import type { FilledReply } from './reply-values.server.ts';
import { TextForm } from './text-form.tsx';

export const answerWays = ['reply', 'text', 'call', 'note'] as const;
export type AnswerWay = (typeof answerWays)[number];

export type AnswerPanelProps = {
  row: LeadRow;
  ways: { phones: string[]; emails: string[] };
  locale: string;
  /** How they asked to be answered; null where they were not asked. */
  preferred: 'call' | 'text' | 'email' | null;
  replies: readonly FilledReply[];
  /** What the address asks for; else what the person can be reached by. */
  asked: AnswerWay | null;
  /** The template that the address asks for. */
  template: string | null;
  answer: Answer<string> | undefined;
};

/**
 * The four ways to answer, all on the page at once: what is typed into one stays there while another
 * is looked at. Each tab is an address too, for browsers without script.
 */
export function AnswerPanel(props: AnswerPanelProps) {
  const t = useStrings(deskStrings);
  const { asked } = props;
  const [way, setWay] = useState<AnswerWay>(asked ?? usualWay(props));
  const forms = { reply: ReplyForm, text: TextForm, call: CallForm, note: NoteForm };
  return (
    <section className="compose" id="answer" aria-label={t('answer')}>
      <nav className="compose-tabs" aria-label={t('answer')}>
        {answerWays.map((one) => (
          <Link
            key={one}
            to={`?do=${one}#answer`}
            aria-current={one === way ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              setWay(one);
            }}
          >
            {t(`tab.${one}`)}
          </Link>
        ))}
      </nav>
      {answerWays.map((one) => {
        const Form = forms[one];
        return (
          <div key={one} className="compose-form" hidden={one !== way}>
            <Form {...props} />
          </div>
        );
      })}
    </section>
  );
}

/** As they asked; without a wish by mail, where they gave an address. */
function usualWay({ preferred, ways }: AnswerPanelProps): AnswerWay {
  if (preferred === 'text' || preferred === 'call') return preferred;
  return ways.emails.length > 0 ? 'reply' : 'call';
}
