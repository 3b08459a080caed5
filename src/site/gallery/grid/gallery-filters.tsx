import { plainModel, useMyTruck } from '#src/site/build/index.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { plural, type Translate } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import galleryStrings from '../words.json' with { type: 'json' };
import { everything, withToggled } from './gallery-address.ts';
import { GalleryLink } from './gallery-link.tsx';
import { type GalleryFilter, optionLabel, optionValue } from './gallery-words.ts';
import type { GalleryGridData } from './load.server.ts';

type FiltersProps = { data: GalleryGridData };

/** The gallery's filters: each value is a link, so no script is needed. */
export function GalleryFilters({ data }: FiltersProps) {
  const t = useStrings(galleryStrings);
  const locale = useLocale();
  const { total } = data;
  return (
    <nav className="gallery-filters" aria-label={t('filters')}>
      {data.filters.map((filter) => (
        <FilterList key={filter.name} filter={filter} data={data} />
      ))}
      <Chosen data={data} />
      <p className="gallery-count" aria-live="polite">
        {t(`count.${plural(total, locale)}`, { count: total })}
      </p>
      <MyTruckLink data={data} />
      {isNarrowed(data) && (
        <GalleryLink to={everything} className="button button--quiet button--small">
          {t('filter.clear')}
        </GalleryLink>
      )}
    </nav>
  );

  function isNarrowed({ filters }: GalleryGridData) {
    return filters.some(({ options }) => options.some(({ isOn }) => isOn));
  }
}

function FilterList({ filter, data }: FiltersProps & { filter: GalleryFilter }) {
  const t = useStrings(galleryStrings);
  const { name, options } = filter;
  return (
    <details className="gallery-filter" name="gallery-filter">
      <summary className="chip">
        {t(`filter.${name}`)} <Icon name="chevron-down" />
      </summary>
      <ul>
        {options.map((option) => (
          <li key={optionValue(option)} translate={option.label === undefined ? undefined : 'no'}>
            <Option
              count={option.count}
              isOn={option.isOn}
              label={optionLabel(name, option, t)}
              to={withToggled(data.address, { name, value: optionValue(option) })}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

type OptionProps = {
  label: string;
  count: number;
  isOn: boolean | undefined;
  to: GalleryGridData['address'];
};

/** A selected value links to the gallery without it; one without matches is not a link. */
function Option({ label, count, isOn = false, to }: OptionProps) {
  const inside = (
    <>
      {label} <small>{count}</small>
    </>
  );
  if (count === 0 && !isOn) return <span className="muted">{inside}</span>;
  return (
    <GalleryLink to={to} isCurrent={isOn}>
      {inside}
    </GalleryLink>
  );
}

/** Builds of this device's truck. Its space is reserved, so that nothing moves. */
function MyTruckLink({ data: { filters, address } }: FiltersProps) {
  const t = useStrings(galleryStrings);
  const mine = useMyTruck();
  const options = filters.find(({ name }) => name === 'model')?.options ?? [];
  const own = mine
    ? options.find(({ label = '' }) => plainModel(label) === plainModel(mine.model))
    : undefined;
  if (!own || own.isOn || own.count === 0) return null;
  return (
    <GalleryLink
      to={withToggled({ ...address, page: 1 }, { name: 'model', value: optionValue(own) })}
      className="link small gallery-filters-mine"
    >
      {t('filter.mine', { truck: own.label ?? '', count: own.count })}
    </GalleryLink>
  );
}

/** The active filters, each linking to the gallery without it. */
function Chosen({ data }: FiltersProps) {
  const t = useStrings(galleryStrings);
  return chosenFilters(data, t).map(({ label, without }) => (
    <GalleryLink
      key={label}
      to={without}
      className="chip is-on"
      label={t('filter.remove', { filter: label })}
    >
      {label} <Icon name="close" />
    </GalleryLink>
  ));
}

/** The active filters in order, with the gallery without each. */
export function chosenFilters(
  { filters, address }: GalleryGridData,
  t: Translate<keyof typeof galleryStrings>,
) {
  return filters.flatMap(({ name, options }) =>
    options
      .filter(({ isOn }) => isOn)
      .map((option) => ({
        label: optionLabel(name, option, t),
        without: withToggled(address, { name, value: optionValue(option) }),
      })),
  );
}
