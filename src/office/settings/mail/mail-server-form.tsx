import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { PasswordState } from '#src/domain/integrations/index.server.ts';
import { mailSecurities } from '#src/domain/integrations/index.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { MailValues } from './mail-form.ts';
import { PasswordLine } from './password-line.tsx';
import mailStrings from './words.json' with { type: 'json' };

type MailServerFormProps = {
  /** As typed for the last test, or as stored. */
  values: MailValues;
  stored: MailValues;
  password: PasswordState;
  shop: { name: string; email: string };
  /** The sender that the environment sets, which wins. */
  sender: string | null;
  testTo: string;
  answer: Answer<string> | undefined;
  /** What came of the last test. */
  children: ReactNode;
};

/** The mail server, and a test of what is typed before it is saved. */
export function MailServerForm(props: MailServerFormProps) {
  const { values, stored, password, testTo, answer, children, ...from } = props;
  const t = useStrings(mailStrings);
  const options = mailSecurities.map((value) => ({ value, label: t(`security.${value}`) }));
  const line = (name: keyof MailValues) => ({ name, label: t(name), value: values[name], answer });
  return (
    <Panel
      title={t('server')}
      help={t('server.help')}
      tools={
        stored.host !== '' && (
          <IntentButton fields={{ intent: 'remove' }}>{t('remove')}</IntentButton>
        )
      }
    >
      <Form method="post" preventScrollReset noValidate key={stored.host}>
        <div className="edit-form">
          <TextLine {...line('host')} help={t('host.help')} maxLength={253} required />
          <TextLine {...line('port')} help={t('port.help')} type="number" required />
          <ChoiceLine {...line('security')} help={t('security.help')} options={options} />
          <TextLine {...line('user')} help={t('user.help')} maxLength={200} />
          <PasswordLine state={password} answer={answer} />
          <SenderLines line={line} {...from} />
        </div>
        {children}
        <div className="settings-mail-end">
          <FormEnd save={t('save')} />
          <button type="submit" name="intent" value="test" className="button button--outline">
            {t('test', { to: testTo })}
          </button>
        </div>
      </Form>
    </Panel>
  );
}

type SenderLinesProps = Pick<MailServerFormProps, 'shop' | 'sender'> & {
  line: (name: keyof MailValues) => {
    name: string;
    label: string;
    value: string;
    answer: Answer<string> | undefined;
  };
};

function SenderLines({ line, shop, sender }: SenderLinesProps) {
  const t = useStrings(mailStrings);
  const help = sender
    ? t('fromAddress.fixed', { address: sender })
    : t('fromAddress.help', { address: shop.email });
  return (
    <>
      <TextLine
        {...line('fromName')}
        help={t('fromName.help', { name: shop.name })}
        maxLength={100}
      />
      <TextLine {...line('fromAddress')} help={help} type="email" maxLength={254} />
    </>
  );
}
