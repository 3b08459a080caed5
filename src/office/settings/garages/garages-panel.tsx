import { Form } from 'react-router';
import type { CityGarage } from '#src/domain/settings/index.ts';
import { type Answer, typedIn } from '#src/office/kit/answer.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import settingsStrings from '../words.json' with { type: 'json' };

type GaragesPanelProps = {
  garages: readonly CityGarage[];
  answer: Answer<string> | undefined;
};

/** Garages that customers ask about: the build tells them which ones their truck still gets into. */
export function GaragesPanel({ garages, answer }: GaragesPanelProps) {
  const t = useStrings(settingsStrings);
  const columns = useColumns();
  return (
    <Panel title={t('garages')} help={t('garages.help')}>
      {garages.length > 0 ? (
        <DataTable
          caption={t('garages')}
          columns={columns}
          rows={garages}
          rowKey={({ name }) => name}
        />
      ) : (
        <p className="muted">{t('garages.none')}</p>
      )}
      <Form method="post" preventScrollReset className="add-row" key={garages.length}>
        <input type="hidden" name="intent" value="add-garage" />
        <TextLine
          name="garageName"
          label={t('garages.name')}
          answer={answer}
          maxLength={80}
          required
        />
        <TextLine name="feet" type="number" label={t('garages.feet')} answer={answer} required />
        <TextLine
          name="inches"
          type="number"
          label={t('garages.inches')}
          answer={answer}
          value={typedIn(answer, 'inches') ?? '0'}
        />
        <button type="submit" className="button button--outline">
          {t('garages.add')}
        </button>
      </Form>
    </Panel>
  );
}

function useColumns() {
  const t = useStrings(settingsStrings);
  return [
    { key: 'name', title: t('garages.name'), cell: ({ name }: CityGarage) => name },
    {
      key: 'clearance',
      title: t('garages.clearance'),
      cell: ({ clearanceIn }: CityGarage) =>
        t('garages.height', {
          feet: Math.floor(clearanceIn / 12),
          inches: Math.round((clearanceIn % 12) * 100) / 100,
        }),
    },
    {
      key: 'remove',
      title: t('actions'),
      isActions: true,
      cell: ({ name }: CityGarage) => (
        <IntentButton fields={{ intent: 'remove-garage', garageName: name }}>
          {t('remove')}
          <span className="visually-hidden"> {name}</span>
        </IntentButton>
      ),
    },
  ];
}
