import { AskDialog } from '#src/office/kit/ask-dialog.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { RowMenu } from '#src/office/kit/row-menu.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { PersonRow } from './person-row.ts';
import peopleStrings from './words.json' with { type: 'json' };

/** Further actions for a person. */
export function PersonMenu({ person }: { person: PersonRow }) {
  const t = useStrings(peopleStrings);
  const { id, name, email } = person;
  if (person.isDisabled) {
    return <IntentButton fields={{ intent: 'enable', id }}>{t('enable')}</IntentButton>;
  }
  return (
    <RowMenu label={t('more', { name })}>
      <IntentButton fields={{ intent: 'reset', id, email }}>{t('reset')}</IntentButton>
      {person.twoFactorEnabled && (
        <AskDialog
          className="button button--quiet button--small"
          button={t('factor')}
          title={t('factor.title', { name })}
          text={t('factor.text')}
          confirm={t('factor')}
          fields={{ intent: 'factor', id }}
        />
      )}
      {person.passkeys > 0 && (
        <AskDialog
          className="button button--quiet button--small"
          button={t('passkeys')}
          title={t('passkeys.title', { name })}
          text={t('passkeys.text', { count: person.passkeys })}
          confirm={t('passkeys')}
          fields={{ intent: 'passkeys', id }}
        />
      )}
      <AskDialog
        className="button button--quiet button--small"
        button={t('disable')}
        title={t('disable.title', { name })}
        text={t('disable.text')}
        confirm={t('disable')}
        fields={{ intent: 'disable', id }}
        isDanger
      />
    </RowMenu>
  );
}
