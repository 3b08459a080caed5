import { Form } from 'react-router';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { nameIn } from '#src/lib/locales.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { EachLanguage } from '#src/office/kit/each-language.tsx';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useLabelIn } from '#src/office/kit/use-label-in.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import bookingStrings from './booking-words.json' with { type: 'json' };

type Bay = ShopSettings['bays'][number];
type BaysPanelProps = { bays: readonly Bay[]; answer: Answer<string> | undefined };

/** Bays and racks: the existing ones, edited in place, and a new one. */
export function BaysPanel({ bays, answer }: BaysPanelProps) {
  const t = useStrings(bookingStrings);
  const rowOf = answer && 'problem' in answer ? answer.typed.id : undefined;
  return (
    <Panel title={t('bays')} help={t('bays.help')}>
      <ul className="entry-list">
        {bays.map((bay) => (
          <li key={bay.id}>
            <BayRow bay={bay} answer={rowOf === bay.id ? answer : undefined} />
          </li>
        ))}
      </ul>
      <h3 className="title-4 settings-bay-new">{t('bay.new')}</h3>
      <Form method="post" preventScrollReset className="add-row" key={bays.length}>
        <HiddenFields fields={{ intent: 'save-bay' }} />
        <BayFields scope="new-" answer={rowOf === undefined ? answer : undefined} />
        <button type="submit" className="button button--outline">
          {t('bay.add')}
        </button>
      </Form>
    </Panel>
  );
}

function BayRow({ bay, answer }: { bay: Bay; answer: BaysPanelProps['answer'] }) {
  const t = useStrings(bookingStrings);
  const name = bay.name[useLocale()];
  return (
    <Form method="post" preventScrollReset className="add-row settings-bay">
      <HiddenFields fields={{ id: bay.id }} />
      <BayFields bay={bay} scope={`${bay.id}-`} answer={answer} />
      <button
        type="submit"
        name="intent"
        value="save-bay"
        className="button button--outline button--small"
      >
        {t('save')}
        <span className="visually-hidden"> {name}</span>
      </button>
      <button
        type="submit"
        name="intent"
        value="remove-bay"
        className="button button--quiet button--small"
      >
        {t('remove')}
        <span className="visually-hidden"> {name}</span>
      </button>
    </Form>
  );
}

type BayFieldsProps = { bay?: Bay; scope: string; answer: BaysPanelProps['answer'] };

function BayFields({ bay, scope, answer }: BayFieldsProps) {
  const labelIn = useLabelIn();
  const t = useStrings(bookingStrings);
  return (
    <>
      <EachLanguage nameIn={(locale) => nameIn('name', locale)} text={bay?.name}>
        {(locale) => (
          <TextLine
            name={nameIn('name', locale)}
            scope={scope}
            label={labelIn(t('name'), locale)}
            value={bay?.name[locale]}
            answer={answer}
          />
        )}
      </EachLanguage>
      <ChoiceLine
        name="kind"
        scope={scope}
        label={t('kind')}
        value={bay?.kind ?? 'bay'}
        options={(['bay', 'rack'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
        answer={answer}
      />
    </>
  );
}
