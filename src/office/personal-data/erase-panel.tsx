import { Form } from 'react-router';
import type { Answer } from '#src/office/kit/answer.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import privacyStrings from './words.json' with { type: 'json' };

type ErasePanelProps = { who: string; answer: Answer<'find' | 'erase'> | undefined };

/** To prevent accidents, the contact must be typed again. */
export function ErasePanel({ who, answer }: ErasePanelProps) {
  const t = useStrings(privacyStrings);
  return (
    <Panel title={t('erase.title')} help={t('erase.text')}>
      <Form method="post" className="personal-data-erase" autoComplete="off">
        <input type="hidden" name="intent" value="erase" />
        <input type="hidden" name="who" value={who} />
        <TextLine name="again" label={t('erase.again', { who })} required answer={answer} />
        <button type="submit" className="button button--danger">
          {t('erase')}
        </button>
      </Form>
    </Panel>
  );
}
