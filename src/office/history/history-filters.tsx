import { Form } from 'react-router';
import { useActorName } from '#src/office/kit/use-actor-name.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { HistoryQuery } from './history-query.ts';
import historyStrings from './words.json' with { type: 'json' };

type HistoryFiltersProps = {
  asked: HistoryQuery;
  choices: { actors: string[]; areas: string[] };
};

type Choice = { value: string; label: string };

/** Filters by person, subject and dates, all in the page's URL. */
export function HistoryFilters({ asked, choices }: HistoryFiltersProps) {
  const t = useStrings(historyStrings);
  const nameOf = useActorName();
  const actors = choices.actors.map((name) => ({ value: name, label: nameOf(name) }));
  const areas = choices.areas.map((name) => {
    const key = `area.${name}`;
    return { value: name, label: isArea(key) ? t(key) : name };
  });
  return (
    <Form key={JSON.stringify(asked)} method="get" role="search" className="history-filters">
      <label>
        {t('search')}
        <input className="input" type="search" name="q" defaultValue={asked.search} />
      </label>
      <Choose name="who" label={t('who')} all={t('who.all')} choices={actors} value={asked.actor} />
      <Choose
        name="area"
        label={t('area')}
        all={t('area.all')}
        choices={areas}
        value={asked.area}
      />
      <label>
        {t('from')}
        <input className="input" type="date" name="from" defaultValue={asked.from} />
      </label>
      <label>
        {t('until')}
        <input className="input" type="date" name="until" defaultValue={asked.until} />
      </label>
      <button type="submit" className="button button--outline">
        {t('filter')}
      </button>
    </Form>
  );
}

type ChooseProps = { name: string; label: string; all: string; choices: Choice[]; value: string };

function Choose({ name, label, all, choices, value }: ChooseProps) {
  return (
    <label>
      {label}
      <select className="input" name={name} defaultValue={value}>
        <option value="">{all}</option>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}

type AreaKey = Extract<keyof typeof historyStrings, `area.${string}`>;

function isArea(key: string): key is AreaKey {
  return Object.hasOwn(historyStrings, key);
}
