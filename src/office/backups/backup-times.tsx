import { Form } from 'react-router';
import type { BackupPlan } from '#src/domain/backups/ports.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import backupStrings from './words.json' with { type: 'json' };

/** Nobody is on the site then. */
const suggested = '03:30';

type BackupTimesProps = { plan: BackupPlan | null; answer: Answer<string> | undefined };

/** Turns backups on, and says when one is made by itself. */
export function BackupTimes({ plan, answer }: BackupTimesProps) {
  const t = useStrings(backupStrings);
  const [first = '', second = ''] = plan?.times ?? [suggested];
  return (
    <Panel title={t(plan ? 'times' : 'off')} help={t(plan ? 'times.help' : 'off.help')}>
      <Form method="post" className="add-row" preventScrollReset>
        <HiddenFields fields={{ intent: 'set-up' }} />
        <TextLine name="first" type="time" label={t('first')} value={first} answer={answer} />
        <TextLine name="second" type="time" label={t('second')} value={second} answer={answer} />
        <button type="submit" className={plan ? 'button button--outline' : 'button'}>
          {t(plan ? 'save' : 'turnOn')}
        </button>
      </Form>
    </Panel>
  );
}
