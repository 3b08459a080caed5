import type { Facet, FacetName, FacetValue, ShelfCategory } from '#src/domain/store/index.ts';
import { formatNumber, signed } from '#src/site/build/index.ts';
import { catalogText, type StoreWords, wordOr } from './store-words.ts';

export type FacetOption = FacetValue & { count: number; isOn: boolean };

/** A facet as the page shows it. */
export type FacetGroup = {
  name: FacetName;
  title: string;
  /** Short figures are next to each other, words below each other. */
  isFigures: boolean;
  options: FacetOption[];
};

type Shelf = {
  category: ShelfCategory;
  chosen: Partial<Record<FacetName, readonly string[]>>;
  words: StoreWords;
};

/** Common choices first; the rest follows in the shelf's order. */
const asked: readonly FacetName[] = ['diameter', 'height', 'rim', 'type', 'brand', 'finish'];

/** Facets with labels, without those that offer no choice. */
export function facetGroups(facets: readonly Facet[], shelf: Shelf): FacetGroup[] {
  const place = ({ name }: Facet) => (asked.includes(name) ? asked.indexOf(name) : asked.length);
  return facets
    .filter(({ values }) => values.length > 0)
    .toSorted((one, other) => place(one) - place(other))
    .map(({ name, values }) => ({
      name,
      title: facetTitle(name, shelf),
      isFigures: figures.includes(name),
      options: values.map(({ value, label, count }) => ({
        value,
        label: valueText(name, label, shelf.words),
        count,
        isOn: shelf.chosen[name]?.includes(value) ?? false,
      })),
    }));
}

const figures: readonly FacetName[] = [
  'diameter',
  'width',
  'offset',
  'pattern',
  'rim',
  'height',
  'loadRange',
];
const inches: readonly FacetName[] = ['diameter', 'width', 'rim', 'height'];

/** Each shelf has another name for the kind of part. */
function facetTitle(name: FacetName, { category, words: { t } }: Shelf): string {
  if (name === 'type') return t(`facet.type.${category}`);
  if (name === 'height') return t(category === 'tires' ? 'facet.height.tires' : 'facet.height');
  return t(`facet.${name}`);
}

function valueText(name: FacetName, label: string, words: StoreWords): string {
  const { t, locale } = words;
  if (inches.includes(name)) return t('inches.one', { low: formatNumber(Number(label), locale) });
  if (name === 'offset') return t('offset.mm', { offset: signed(Number(label), locale) });
  if (name === 'finish') return catalogText('finish', label, words);
  return wordOr(label, `${name}.${label}`, words);
}
