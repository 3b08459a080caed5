import { type FormEvent, useState } from 'react';
import { Form } from 'react-router';
import { framePolicy, type Integration } from '#src/domain/settings/index.ts';
import type { EmbedName } from '#src/lib/embeds.ts';
import { type Answer, ownAnswer } from '#src/office/kit/answer.ts';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { TextLines } from '#src/office/kit/text-lines.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { readIntegration, type TypedIntegration, typedOf } from './integration-form.ts';
import integrationStrings from './integration-words.json' with { type: 'json' };

type IntegrationPanelProps = {
  name: EmbedName;
  integration: Integration | null;
  /** This site's origin. */
  here: string;
  answer: Answer<string> | undefined;
};

/** One integration: its script, its other origins, and the resulting policy, updated while typing. */
export function IntegrationPanel({ name, integration, here, answer }: IntegrationPanelProps) {
  const t = useStrings(integrationStrings);
  const [typed, setTyped] = useState<TypedIntegration>(typedOf(integration));
  const own = ownAnswer(answer, 'name', name);
  function follow(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    setTyped({ script: readInput(form, 'script'), origins: readInput(form, 'origins') });
  }
  return (
    <Panel title={t(name)} help={t(`${name}.help`)}>
      <Form method="post" preventScrollReset onInput={follow} className="connection">
        <input type="hidden" name="name" value={name} />
        <div className="edit-form">
          <TextLine
            name="script"
            scope={`${name}-`}
            label={t(name === 'tags' ? 'container' : 'script')}
            help={t('script.help')}
            value={typedOf(integration).script}
            maxLength={500}
            answer={own}
          />
          <TextLines
            name="origins"
            scope={`${name}-`}
            label={t('origins')}
            help={t('origins.help')}
            rows={3}
            value={typedOf(integration).origins}
            answer={own}
          />
        </div>
        <Policy name={name} read={readIntegration(name, typed, here)} />
        <FormEnd save={t('save')} isOneOfMany />
      </Form>
    </Panel>
  );
}

type PolicyProps = { name: EmbedName; read: ReturnType<typeof readIntegration> };

/** The frame's policy, as browsers get it. */
function Policy({ name, read: { integration, issues } }: PolicyProps) {
  const t = useStrings(integrationStrings);
  if (integration === null) {
    return <p className="small muted">{t(issues.length > 0 ? 'policy.wrong' : 'policy.none')}</p>;
  }
  const lines = framePolicy(name, integration, t('policy.own')).split('; ');
  return (
    <details>
      <summary>{t('policy')}</summary>
      <ul className="settings-policy small">
        {lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

function readInput(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}
