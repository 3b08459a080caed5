import { memo } from 'react';
import { Form, Link } from 'react-router';
import type { BuildOption } from '#src/domain/builds/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { plural } from '#src/web/words/translate.ts';
import { useBuildWords } from '../build-words.ts';
import {
  type ChoiceFilterValues,
  choiceSorts,
  countFilters,
  filtersQuery,
  switchNames,
  withoutFilters,
} from './choice-filter-values.ts';
import { choiceWords, facetTitle, priceLimitText, switchWords, valueText } from './choice-words.ts';
import type { ChoiceFacet, ChoiceList } from './list-choices.ts';
import type { NarrowedChoices } from './narrow-choices.ts';
import { useFilterForm } from './use-filter-form.ts';

export type FilterProps = {
  option: BuildOption;
  list: ChoiceList;
  /** The current filters, even before the server has answered. */
  wishes: ChoiceFilterValues;
  narrowed: NarrowedChoices;
  onWish(wishes: ChoiceFilterValues): void;
};

/** The filters of the list: a GET form, applied in the browser with each change. */
export const ChoiceFilters = memo(function ChoiceFilters(props: FilterProps) {
  const { option, list, wishes, narrowed, onWish } = props;
  const { t, locale } = useBuildWords();
  const words = choiceWords(locale);
  const { form, hear } = useFilterForm(wishes, onWish);
  return (
    <Form
      method="get"
      action={hrefs.build()}
      className="build-filters"
      aria-label={words('filters')}
      preventScrollReset
      replace
      onChange={hear}
      ref={form}
    >
      <input type="hidden" name="step" value={option} />
      {wishes.showsRefused && <input type="hidden" name="refused" value="1" />}
      <div className="build-filters-row">
        <Switches {...props} />
        {list.facets.map((facet) => (
          <Facet
            key={facet.name}
            facet={facet}
            option={option}
            chosen={wishes.values[facet.name]}
            counts={narrowed.counts[facet.name]}
          />
        ))}
      </div>
      <div className="build-filters-row">
        <PriceLimit {...props} />
        <Order {...props} />
        <button type="submit" className="button button--outline button--small build-filters-go">
          {words('apply')}
        </button>
        <span className="small muted" role="status">
          {t(`list.count.${plural(narrowed.total, locale)}`, { count: narrowed.total })}
        </span>
        {countFilters(wishes) > 0 && (
          <Link
            className="link"
            to={hrefs.build({ step: option, ...filtersQuery(withoutFilters(wishes)) })}
            preventScrollReset
            replace
          >
            {t('filter.clear')}
          </Link>
        )}
      </div>
    </Form>
  );
});

/** Only switches that make a difference: one that applies to all or none of the list is not offered. */
function Switches({ wishes, narrowed: { switchCounts, total, refused } }: FilterProps) {
  const { t } = useBuildWords();
  const all = total + (wishes.showsRefused ? refused : 0);
  return switchNames
    .filter((name) => wishes.switches[name] || isHelpful(switchCounts[name], all))
    .map((name) => (
      <label key={name} className="chip build-filters-chip">
        <input type="checkbox" name={name} value="1" defaultChecked={wishes.switches[name]} />
        {t(switchWords[name])} <small>{switchCounts[name]}</small>
      </label>
    ));
}

function isHelpful(count: number, of: number): boolean {
  return count > 0 && count < of;
}

type FacetProps = {
  facet: ChoiceFacet;
  option: BuildOption;
  chosen: readonly string[];
  counts: ReadonlyMap<string, number>;
};

/** Only the texts of a change are new; a facet that stays the same is not rendered again. */
const Facet = memo(function Facet({ facet, option, chosen, counts }: FacetProps) {
  const buildWords = useBuildWords();
  const { locale } = buildWords;
  const { name, values } = facet;
  const title = facetTitle(name, option, buildWords);
  return (
    <details className="build-filters-facet">
      <summary className={chosen.length > 0 ? 'chip is-on' : 'chip'}>
        {chosen.length > 0
          ? choiceWords(locale)('chosenCount', { name: title, count: chosen.length })
          : title}
        <Icon name="chevron-down" />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{title}</legend>
        {values.map((one) => {
          const count = counts.get(one.value) ?? 0;
          const isOn = chosen.includes(one.value);
          return (
            <label key={one.value} className={count === 0 && !isOn ? 'check is-off' : 'check'}>
              <input type="checkbox" name={name} value={one.value} defaultChecked={isOn} />
              <span>
                {valueText(name, one, { option, locale })} <small>{count}</small>
              </span>
            </label>
          );
        })}
      </fieldset>
    </details>
  );
}, isSameFacet);

function isSameFacet(one: FacetProps, other: FacetProps): boolean {
  const { facet, option, counts, chosen } = one;
  const isSame = facet === other.facet && option === other.option && counts === other.counts;
  return isSame && chosen.join() === other.chosen.join();
}

function PriceLimit({ list: { priceLimits }, wishes: { maxCents } }: FilterProps) {
  const { t, locale } = useBuildWords();
  const limits = new Set([...priceLimits, ...(maxCents === null ? [] : [maxCents])]);
  if (limits.size === 0) return null;
  return (
    <select
      className="select"
      name="max"
      aria-label={t('filter.price')}
      defaultValue={maxCents === null ? '' : maxCents / 100}
    >
      <option value="">{choiceWords(locale)('price.any')}</option>
      {[...limits].map((cents) => (
        <option key={cents} value={cents / 100}>
          {priceLimitText(cents, locale)}
        </option>
      ))}
    </select>
  );
}

function Order({ option, wishes }: FilterProps) {
  const words = choiceWords(useBuildWords().locale);
  return (
    <select className="select" name="sort" aria-label={words('sort')} defaultValue={wishes.sort}>
      {choiceSorts.map((sort) => (
        <option key={sort} value={sort}>
          {sort === 'largest' ? words(`sort.largest.${option}`) : words(`sort.${sort}`)}
        </option>
      ))}
    </select>
  );
}
