import { useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { readLocale } from '#src/lib/locales.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { issueOf } from '#src/office/kit/answer.ts';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { NoMailNote } from '#src/office/kit/no-mail-note.tsx';
import { UnsavedGuard } from '#src/office/kit/unsaved-guard.tsx';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { AnswerPanelProps } from './answer-panel-props.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { ReplyPreview } from './reply-preview.tsx';
import type { FilledReply } from './reply-values.server.ts';
import { useAnswered } from './use-answered.ts';
import { useAskHref } from './use-ask-href.ts';

/** A reply by mail, optionally from a template; sent as it is edited here. */
export function ReplyForm(props: AnswerPanelProps) {
  const t = useStrings(deskStrings);
  const askHref = useAskHref();
  const { row, ways, locale, answer } = props;
  const draft = useDraft(props);
  const isBusy = useNavigation().state === 'submitting';
  const [first] = ways.emails;
  if (first === undefined) return <p>{t('reply.none')}</p>;
  return (
    <Form method="post" preventScrollReset className="stack" action={askHref({ do: 'reply' })}>
      <HiddenFields fields={{ version: String(row.version) }} />
      <NoMailNote />
      <Templates {...props} draft={draft} />
      <Field id="reply-to" label={t('reply.to')} errors={issueOf(answer, 'to')}>
        <select className="select" id="reply-to" name="to">
          {ways.emails.map((email) => (
            <option key={email}>{email}</option>
          ))}
        </select>
      </Field>
      <Letter locale={locale} answer={answer} draft={draft} />
      <div className="cluster">
        <button type="submit" name="intent" value="reply" className="button" aria-disabled={isBusy}>
          {t('reply.send')}
        </button>
        <button type="submit" name="intent" value="preview" className="button button--outline">
          {t('reply.preview')}
        </button>
      </div>
      {draft.isTyped && <UnsavedGuard />}
      <ReplyPreview answer={answer} />
    </Form>
  );
}

type LetterProps = Pick<AnswerPanelProps, 'locale' | 'answer'> & { draft: Draft };

/** Subject and text, as they are sent. */
function Letter({ locale, answer, draft }: LetterProps) {
  const t = useStrings(deskStrings);
  const { subject, text } = draft.now;
  const errors = { subject: issueOf(answer, 'subject'), text: issueOf(answer, 'text') };
  const language = languageName(readLocale(locale), useLocale());
  return (
    <>
      <Field id="reply-subject" label={t('reply.subject')} errors={errors.subject}>
        <input
          className="input"
          id="reply-subject"
          name="subject"
          maxLength={200}
          value={subject}
          onChange={(event) => draft.type({ subject: event.target.value, text })}
          aria-invalid={errors.subject ? true : undefined}
          aria-describedby={describedBy('reply-subject', { errors: errors.subject })}
        />
      </Field>
      <Field
        id="reply-text"
        label={t('reply.text')}
        help={t('reply.language', { language })}
        errors={errors.text}
      >
        <textarea
          className="input"
          id="reply-text"
          name="text"
          rows={10}
          maxLength={8000}
          value={text}
          onChange={(event) => draft.type({ subject, text: event.target.value })}
          aria-invalid={errors.text ? true : undefined}
          aria-describedby={describedBy('reply-text', { errors: errors.text, help: 'language' })}
        />
      </Field>
    </>
  );
}

type Words = { subject: string; text: string };
type Draft = ReturnType<typeof useDraft>;

/** The current text, which is set aside before a template replaces it. */
function useDraft({ replies, template, answer }: AnswerPanelProps) {
  const asked = replies.find(({ id }) => id === template);
  const [now, setNow] = useState<Words>(() => typedWords(answer) ?? replyTexts(asked));
  const [aside, setAside] = useState<Words | null>(null);
  const [isTyped, setTyped] = useState(false);
  const clear = () => {
    setNow(replyTexts(undefined));
    setAside(null);
    setTyped(false);
  };
  useAnswered(answer, { done: 'reply', clear });
  return {
    now,
    aside,
    isTyped,
    type(words: Words) {
      setNow(words);
      setTyped(true);
    },
    take(reply: FilledReply) {
      if (isTyped && now.text !== '') setAside(now);
      setNow(replyTexts(reply));
      setTyped(false);
    },
    putBack() {
      if (aside) setNow(aside);
      setAside(null);
      setTyped(true);
    },
  };
}

function replyTexts(reply: FilledReply | undefined): Words {
  return { subject: reply?.subject ?? '', text: reply?.text ?? '' };
}

/** Without script, the page comes back from the server with what was typed. */
function typedWords(answer: AnswerPanelProps['answer']): Words | null {
  if (!answer || !('typed' in answer) || answer.typed?.subject === undefined) return null;
  return { subject: answer.typed.subject, text: answer.typed.text ?? '' };
}

function Templates({ replies, draft }: AnswerPanelProps & { draft: Draft }) {
  const t = useStrings(deskStrings);
  const askHref = useAskHref();
  const chosen = replies.find(({ text }) => text !== '' && text === draft.now.text);
  const missing = chosen?.missing.map((field) => t(`field.${field}`)) ?? [];
  return (
    <div className="leads-reply-templates">
      <p className="small muted">
        {t(replies.length > 0 ? 'reply.templates' : 'reply.noTemplates')}{' '}
        <Link className="link" to={adminHrefs.replyTemplates()}>
          {t('reply.manage')}
        </Link>
      </p>
      <div className="cluster">
        {replies.map((reply) => (
          <Link
            key={reply.id}
            className={reply === chosen ? 'chip is-on' : 'chip'}
            to={`${askHref({ do: 'reply', template: reply.id })}#answer`}
            onClick={(event) => {
              event.preventDefault();
              draft.take(reply);
            }}
          >
            {reply.name}
          </Link>
        ))}
        {draft.aside && (
          <button
            type="button"
            className="button button--quiet button--small"
            onClick={draft.putBack}
          >
            {t('reply.undo')}
          </button>
        )}
      </div>
      {missing.length > 0 && (
        <p className="small" role="status">
          {t('reply.missing', { fields: missing.join(', ') })}
        </p>
      )}
    </div>
  );
}
