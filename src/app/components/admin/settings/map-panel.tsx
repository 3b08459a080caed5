import { Form } from 'react-router';
import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { FormEnd } from '#src/app/components/admin/kit/form-end.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { TextLine } from '#src/app/components/admin/kit/text-line.tsx';
import integrationStrings from '#src/app/strings/admin-integrations.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

type MapPanelProps = { mapKey: string; answer: Answer<string> | undefined };

/** The key for a live map; without one there is only the drawn map. */
export function MapPanel({ mapKey, answer }: MapPanelProps) {
  const t = useStrings(integrationStrings);
  const own = answer && 'problem' in answer && answer.typed.name !== 'map' ? undefined : answer;
  return (
    <Panel title={t('map')} help={t('map.help')}>
      <Form method="post" preventScrollReset className="integration">
        <input type="hidden" name="name" value="map" />
        <div className="aform">
          <TextLine
            name="key"
            scope="map-"
            label={t('map.key')}
            help={t('map.keyHelp')}
            value={mapKey}
            maxLength={100}
            answer={own}
          />
        </div>
        <FormEnd save={t('save')} />
      </Form>
    </Panel>
  );
}
