import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { OpenDialog } from '#src/office/kit/open-dialog.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import type { LeadRow } from './lead-row.ts';
import { LostFields } from './lost-fields.tsx';

/** Asks for the reason when a card is dropped in "lost". */
export function LostDialog({ row, onClose }: { row: LeadRow; onClose: () => void }) {
  const t = useStrings(deskStrings);
  useCloseWhenSent(onClose);
  const { id, version, name } = row;
  return (
    <OpenDialog className="ask-dialog" title={t('close.lost.title', { name })} onClose={onClose}>
      <Form method="post" preventScrollReset className="stack">
        <HiddenFields fields={{ id, version: String(version), intent: 'stage-lost' }} />
        <LostFields />
      </Form>
    </OpenDialog>
  );
}

function useCloseWhenSent(onClose: () => void): void {
  const { state } = useNavigation();
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && state !== 'submitting') onClose();
    wasSending.current = state === 'submitting';
  }, [state, onClose]);
}
