import { Form } from 'react-router';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { DataTable } from '#src/app/components/admin/kit/data-table.tsx';
import { IntentButton } from '#src/app/components/admin/kit/intent-button.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { TextLine } from '#src/app/components/admin/kit/text-line.tsx';
import settingsStrings from '#src/app/strings/admin-settings.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';

type SocialLink = ShopSettings['social'][number];
type SocialPanelProps = { social: SocialLink[]; answer: Answer<string> | undefined };

/** Links to the shop elsewhere: those that are there, and one more. */
export function SocialPanel({ social, answer }: SocialPanelProps) {
  const t = useStrings(settingsStrings);
  const columns = [
    { key: 'network', title: t('network'), cell: ({ network }: SocialLink) => network },
    { key: 'url', title: t('url'), cell: ({ url }: SocialLink) => url },
    {
      key: 'remove',
      title: t('actions'),
      isActions: true,
      cell: ({ network, url }: SocialLink) => (
        <IntentButton fields={{ intent: 'remove-social', url }}>
          {t('remove')}
          <span className="vh"> {network}</span>
        </IntentButton>
      ),
    },
  ];
  return (
    <Panel title={t('social')} help={t('social.help')}>
      {social.length > 0 ? (
        <DataTable
          caption={t('social')}
          columns={columns}
          rows={social}
          rowKey={({ url }) => url}
        />
      ) : (
        <p className="muted">{t('social.none')}</p>
      )}
      <Form method="post" preventScrollReset className="add-row" key={social.length}>
        <input type="hidden" name="intent" value="add-social" />
        <TextLine
          name="network"
          label={t('network')}
          help={t('network.help')}
          answer={answer}
          required
        />
        <TextLine
          name="url"
          type="url"
          label={t('url')}
          help={t('url.help')}
          answer={answer}
          required
        />
        <button type="submit" className="btn btn--line">
          {t('social.add')}
        </button>
      </Form>
    </Panel>
  );
}
