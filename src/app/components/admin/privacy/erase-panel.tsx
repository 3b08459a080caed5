import { Form } from 'react-router';
import privacyStrings from '#src/app/strings/admin-privacy.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { Answer } from '../kit/answer.ts';
import { Panel } from '../kit/panel.tsx';
import { TextLine } from '../kit/text-line.tsx';

type ErasePanelProps = { who: string; answer: Answer<'find' | 'erase'> | undefined };

/** Nothing is erased by a slip: who it is has to be typed once more. */
export function ErasePanel({ who, answer }: ErasePanelProps) {
  const t = useStrings(privacyStrings);
  return (
    <Panel title={t('erase.title')} help={t('erase.text')}>
      <Form method="post" className="aprivacy-erase" autoComplete="off">
        <input type="hidden" name="intent" value="erase" />
        <input type="hidden" name="who" value={who} />
        <TextLine name="again" label={t('erase.again', { who })} required answer={answer} />
        <button type="submit" className="btn btn--danger">
          {t('erase')}
        </button>
      </Form>
    </Panel>
  );
}
