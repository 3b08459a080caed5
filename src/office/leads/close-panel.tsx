import { Form } from 'react-router';
import type { Answer } from '#src/office/kit/answer.ts';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { FinishPanel } from './finish-panel.tsx';
import type { LeadRow } from './lead-row.ts';
import { LostFields } from './lost-fields.tsx';
import { useAskHref } from './use-ask-href.ts';

type ClosePanelProps = {
  row: LeadRow;
  /** `undefined` for people who may not create finished builds. */
  finishedId: string | null | undefined;
  /** False for technicians: they finish builds and leave the rest to others. */
  mayAnswer: boolean;
  /** The URL asks for the reason of a loss. */
  isLosing: boolean;
  answer: Answer<string> | undefined;
};

/** The outcome: a finished build, won, or lost with the reason. */
export function ClosePanel({ finishedId, mayAnswer, ...ends }: ClosePanelProps) {
  return (
    <div className="leads-actions" id="close">
      {finishedId !== undefined && <FinishPanel finishedId={finishedId} />}
      {mayAnswer && <Ends {...ends} />}
    </div>
  );
}

function Ends({ row, isLosing, answer }: Pick<ClosePanelProps, 'row' | 'isLosing' | 'answer'>) {
  const t = useStrings(deskStrings);
  const askHref = useAskHref();
  const { stage, version } = row;
  return (
    <>
      {stage !== 'won' && (
        <IntentButton
          fields={{ intent: 'stage-won', version: String(version) }}
          className="button button--outline button--wide"
        >
          {t('close.won')}
        </IntentButton>
      )}
      {stage !== 'lost' && (
        <details className="leads-lost" open={isLosing || undefined}>
          <summary>{t('menu.lost')}</summary>
          <Form method="post" preventScrollReset className="stack" action={askHref({ do: 'lost' })}>
            <p className="small muted">{t('close.lost.text')}</p>
            <HiddenFields fields={{ intent: 'stage-lost', version: String(version) }} />
            <LostFields answer={answer} />
          </Form>
        </details>
      )}
      <IntentButton
        fields={{ intent: 'stage-spam', version: String(version) }}
        className="button button--quiet button--small"
      >
        {t('menu.spam')}
      </IntentButton>
    </>
  );
}
