import type { ReactNode } from 'react';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import mailStrings from './words.json' with { type: 'json' };

type FixedServerProps = {
  server: string;
  sender: string | undefined;
  testTo: string;
  /** What came of the last test. */
  children: ReactNode;
};

/** A mail server that the environment sets: it wins, and only its test can be asked for here. */
export function FixedServer({ server, sender, testTo, children }: FixedServerProps) {
  const t = useStrings(mailStrings);
  return (
    <Panel title={t('server')}>
      <p>{t('fixed', { server, domain: sender ?? '' })}</p>
      {children}
      <IntentButton fields={{ intent: 'test' }} className="button">
        {t('test', { to: testTo })}
      </IntentButton>
    </Panel>
  );
}
