import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { labelOf } from './event-lines.ts';
import goodsStrings from './words.json' with { type: 'json' };

type OwnFieldsProps = { fields: readonly string[]; mayWrite: boolean };

/** What somebody in the shop has typed, which suppliers' files leave alone, and the way to let them change it again. */
export function OwnFields({ fields, mayWrite }: OwnFieldsProps) {
  const t = useStrings(goodsStrings);
  if (fields.length === 0) return null;
  const names = fields.flatMap((field) => labelOf(field, t) ?? []).join(', ');
  return (
    <Panel
      title={t('own')}
      tools={
        mayWrite && <IntentButton fields={{ intent: 'release' }}>{t('own.release')}</IntentButton>
      }
    >
      <p>{t('own.text', { fields: names })}</p>
    </Panel>
  );
}
