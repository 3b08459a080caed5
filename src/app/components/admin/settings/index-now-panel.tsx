import { Form } from 'react-router';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { FormEnd } from '#src/app/components/admin/kit/form-end.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { TextLine } from '#src/app/components/admin/kit/text-line.tsx';
import integrationStrings from '#src/app/strings/admin-integrations.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

type IndexNowPanelProps = { value: string; answer: Answer<string> | undefined };

/** The key by which search engines are told of what is published. */
export function IndexNowPanel({ value, answer }: IndexNowPanelProps) {
  const t = useStrings(integrationStrings);
  return (
    <Panel title={t('indexnow')} help={t('indexnow.help')}>
      <Form method="post" preventScrollReset className="integration">
        <input type="hidden" name="name" value="indexnow" />
        <div className="aform">
          <TextLine
            name="key"
            label={t('key')}
            help={t('key.help')}
            value={value}
            answer={answer}
          />
        </div>
        <FormEnd save={t('save')} />
      </Form>
    </Panel>
  );
}
