import { Form } from 'react-router';
import { defaultLocale } from '#src/lib/locales.ts';
import { type Answer, ownAnswer } from '#src/office/kit/answer.ts';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { LanguageLine } from '#src/office/kit/language-line.tsx';
import { NoMailNote } from '#src/office/kit/no-mail-note.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import reviewStrings from './words.json' with { type: 'json' };

/** For a customer whose visit is not in the calendar. */
export function InvitePanel({ answer }: { answer: Answer<string> | undefined }) {
  const t = useStrings(reviewStrings);
  const own = ownAnswer(answer, 'intent', 'invite');
  return (
    <Panel title={t('invite')} help={t('invite.help')}>
      <Form method="post" preventScrollReset className="connection">
        <input type="hidden" name="intent" value="invite" />
        <div className="edit-form">
          <TextLine name="name" label={t('name')} required maxLength={120} answer={own} />
          <TextLine name="email" label={t('email')} type="email" required answer={own} />
          <TextLine name="vehicle" label={t('vehicle')} required maxLength={120} answer={own} />
          <LanguageLine name="locale" label={t('locale')} value={defaultLocale} answer={own} />
        </div>
        <NoMailNote />
        <FormEnd save={t('send')} />
      </Form>
    </Panel>
  );
}
