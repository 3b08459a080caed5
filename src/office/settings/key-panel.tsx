import { Form } from 'react-router';
import { type Answer, ownAnswer } from '#src/office/kit/answer.ts';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import integrationStrings from './integration-words.json' with { type: 'json' };

type KeyPanelProps = {
  name: 'map' | 'indexnow';
  value: string;
  answer: Answer<string> | undefined;
};

/** A service that only needs a key, and is off without one. */
export function KeyPanel({ name, value, answer }: KeyPanelProps) {
  const t = useStrings(integrationStrings);
  return (
    <Panel title={t(name)} help={t(`${name}.help`)}>
      <Form method="post" preventScrollReset className="connection">
        <input type="hidden" name="name" value={name} />
        <div className="edit-form">
          <TextLine
            name="key"
            scope={`${name}-`}
            label={t(`${name}.key`)}
            help={t(`${name}.keyHelp`)}
            value={value}
            maxLength={128}
            answer={ownAnswer(answer, 'name', name)}
          />
        </div>
        <FormEnd save={t('save')} isOneOfMany />
      </Form>
    </Panel>
  );
}
