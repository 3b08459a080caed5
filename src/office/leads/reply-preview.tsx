import type { Answer } from '#src/office/kit/answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };

/** The complete letter as it would arrive. */
export function ReplyPreview({ answer }: { answer: Answer<string> | undefined }) {
  const t = useStrings(deskStrings);
  if (!answer || !('preview' in answer) || !answer.preview) return null;
  const { subject, text } = answer.preview;
  return (
    <section className="leads-reply-preview" aria-label={t('preview.title')}>
      <h3 className="title-4">{t('preview.title')}</h3>
      <p>
        <b>{subject}</b>
      </p>
      <pre className="mail-text">{text}</pre>
    </section>
  );
}
