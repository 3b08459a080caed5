import formStrings from '#src/app/strings/forms.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { SiteForm } from './use-site-form.ts';

type FormSummaryProps = {
  form: Pick<SiteForm, 'id' | 'allErrors' | 'status'>;
  /** Field name → what it is called, so that five times "required" says of what. */
  labels: Readonly<Record<string, string>>;
};

/** "Name:"; a label that is a sentence or a question ends by itself. */
function named(label = ''): string {
  return /[.?!]$/.test(label) ? label : `${label}:`;
}

/**
 * What is left to fix after sending, each a link to its field. It takes the focus when the page
 * comes back from the server, which is the only way a page without script can say it.
 */
export function FormSummary({ form, labels }: FormSummaryProps) {
  const t = useStrings(formStrings);
  const { '': ofForm, ...ofFields } = form.allErrors;
  const problems = Object.entries(ofFields);
  if (form.status !== 'error' || (problems.length === 0 && !ofForm)) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused form the problems are what comes next
    <div className="formerr" role="alert" tabIndex={-1} autoFocus>
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
