import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import type { LeadRow } from './lead-row.ts';

type SpamNoteProps = { row: Pick<LeadRow, 'id' | 'name' | 'version'> };

/** Why nobody answers this one, and a button to restore it. */
export function SpamNote({ row, mayAnswer }: SpamNoteProps & { mayAnswer: boolean }) {
  const t = useStrings(deskStrings);
  return (
    <div className="reason" data-v="unknown">
      <div className="stack">
        <p>{t('spam.note')}</p>
        {mayAnswer && <NoSpamButton row={row} />}
      </div>
    </div>
  );
}

export function NoSpamButton({ row }: SpamNoteProps) {
  const t = useStrings(deskStrings);
  return (
    <IntentButton
      fields={{ id: row.id, version: String(row.version), intent: 'stage-new' }}
      className="button button--outline button--small"
    >
      {t('spam.no')}
      <span className="visually-hidden"> ({row.name})</span>
    </IntentButton>
  );
}
