import { useEffect, useRef } from 'react';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { SiteForm } from './use-site-form.ts';
import formStrings from './words.json' with { type: 'json' };

type FormSummaryProps = {
  form: Pick<SiteForm, 'id' | 'allErrors' | 'status' | 'refusals'>;
  /** Field name → label, so that five messages "required" say of what. */
  labels: Readonly<Record<string, string>>;
};

/** "Name:"; a label that is a sentence or a question has its own punctuation. */
function named(label = ''): string {
  return /[.?!]$/.test(label) ? label : `${label}:`;
}

/**
 * The list of errors after sending, each linking to its field. It takes the focus when the page comes back from the
 * server, because a page without script has no other way, and when an open page gets an error that belongs to no
 * field. While the sender is checked nothing is wrong, and it does not look like an error.
 */
export function FormSummary({ form, labels }: FormSummaryProps) {
  const t = useStrings(formStrings);
  const box = useRef<HTMLDivElement>(null);
  const { refusals } = form;
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  const { '': ofForm, ...ofFields } = form.allErrors;
  const problems = Object.entries(ofFields);
  const isChecking = useAnswer<{ task?: object }>()?.task !== undefined && problems.length === 0;
  if (form.status !== 'error' || (problems.length === 0 && !ofForm)) return null;
  return (
    <div
      ref={box}
      className={isChecking ? 'note' : 'form-errors'}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: after a refused form the problems are what comes next
      autoFocus
    >
      {problems.length > 0 && <b>{t('summary', { count: problems.length })}</b>}
      {ofForm?.map((message) => (
        <b key={message}>{message}</b>
      ))}
      {problems.map(([name, [message]]) => (
        <a key={name} href={`#${form.id}-${name}`}>
          {named(labels[name])} {message}
        </a>
      ))}
    </div>
  );
}
