import { useEffect, useRef } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { SiteForm } from './use-site-form.ts';
import formStrings from './words.json' with { type: 'json' };

type FormSummaryProps = {
  form: Pick<SiteForm, 'id' | 'allErrors' | 'status' | 'refusals'>;
  /** Field name → what it is called, so that five times "required" says of what. */
  labels: Readonly<Record<string, string>>;
};

/** "Name:"; a label that is a sentence or a question ends by itself. */
function named(label = ''): string {
  return /[.?!]$/.test(label) ? label : `${label}:`;
}

/**
 * What is left to fix after sending, each a link to its field. It takes the focus when the page
 * comes back from the server, which is the only way a page without script can say it, and when an
 * open page is told what no field of it can mend.
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
  if (form.status !== 'error' || (problems.length === 0 && !ofForm)) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused form the problems are what comes next
    <div ref={box} className="formerr" role="alert" tabIndex={-1} autoFocus>
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
