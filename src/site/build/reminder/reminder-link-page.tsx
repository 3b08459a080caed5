import { Form } from 'react-router';
import { SubmitButton } from '#src/web/forms/submit-button.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import rescueStrings from './words.json' with { type: 'json' };

export type ReminderLink = {
  kind: 'resume' | 'stop';
  truck: string | null;
  /** Another build is in progress in this browser. */
  replaces: boolean;
};

/** The page of a letter's link. Only the button acts, because mail scanners open links. */
export function ReminderLinkPage({ link }: { link: ReminderLink }) {
  const t = useStrings(rescueStrings);
  const truck = link.truck ?? t('truck');
  const { kind } = link;
  return (
    <div className="page-width section">
      <h1>{t(`${kind}.title`, { truck })}</h1>
      <p className="lead">{t(`${kind}.text`, { truck })}</p>
      {kind === 'resume' && link.replaces && <p className="note">{t('resume.replaces')}</p>}
      <Form method="post">
        <SubmitButton label={t(`${kind}.button`)} />
      </Form>
    </div>
  );
}
