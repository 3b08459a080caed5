import { useState } from 'react';
import { Link } from 'react-router';
import { useStrings } from '#src/web/words/use-strings.ts';
import { type AnswerPanelProps, type AnswerTab, answerWays } from './answer-panel-props.ts';
import { CallForm } from './call-form.tsx';
import deskStrings from './desk-words.json' with { type: 'json' };
import { NoteForm } from './note-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { TextForm } from './text-form.tsx';
import { useAskHref } from './use-ask-href.ts';
import { usualWay } from './usual-way.ts';

/**
 * The four ways to answer, all on the page at once, so that what is typed into one stays while another is open. Each
 * tab is a link too, for browsers without script.
 */
export function AnswerPanel(props: AnswerPanelProps) {
  const t = useStrings(deskStrings);
  const askHref = useAskHref();
  const { asked } = props;
  const [way, setWay] = useState<AnswerTab>(asked ?? usualWay(props));
  const forms = { reply: ReplyForm, text: TextForm, call: CallForm, note: NoteForm };
  return (
    <section className="leads-compose" id="answer" aria-label={t('answer')} data-answer="">
      <nav className="leads-compose-tabs" aria-label={t('answer')}>
        {answerWays.map((one) => (
          <Link
            key={one}
            to={`${askHref({ do: one })}#answer`}
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
          <div key={one} className="leads-compose-form" hidden={one !== way}>
            <Form {...props} />
          </div>
        );
      })}
    </section>
  );
}
