import type { BuildOption } from '#src/domain/builds/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { formatCents } from '#src/lib/money.ts';
import { type Translate, translate } from '#src/web/words/translate.ts';
import type { BuildString, BuildWords } from '../build-words.ts';
import catalogStrings from '../catalog-words.json' with { type: 'json' };
import { inchesText } from '../figure-text.ts';
import type { ChoiceFilterValues, FacetName, SwitchName } from './choice-filter-values.ts';
import type { ChoiceFacet, ChoiceList } from './list-choices.ts';
import choiceStrings from './words.json' with { type: 'json' };

export function choiceWords(locale: Locale): Translate<keyof typeof choiceStrings> {
  return translate(choiceStrings, locale);
}

export const switchWords = {
  noTrim: 'filter.noTrim',
  noRegear: 'filter.noRegear',
  inStock: 'filter.inStock',
} as const satisfies Record<SwitchName, BuildString>;

/** Each kind of part names its types and sizes differently. */
export function facetTitle(name: FacetName, option: BuildOption, { t, locale }: BuildWords) {
  if (name === 'brand' || name === 'finish') return t(`filter.${name}`);
  return choiceWords(locale)(`facet.${name}.${option}`);
}

type Value = ChoiceFacet['values'][number];

/** A value in the page's language; the catalog's own word if there is no translation. */
export function valueText(
  name: FacetName,
  { value, label }: Value,
  { option, locale }: { option: BuildOption; locale: Locale },
): string {
  if (name === 'brand') return label;
  if (name === 'size') return inchesText(Number(value), locale);
  if (name === 'finish') return finishText(label, locale);
  const kind = option === 'wheels' ? 'construction' : 'type';
  const key = option === 'lift-kits' ? value : label;
  return catalogText(`${kind}.${key}`, label, locale);
}

export function finishText(finish: string, locale: Locale): string {
  return catalogText(`finish.${finish}`, finish, locale);
}

export function priceLimitText(cents: number, locale: Locale): string {
  return choiceWords(locale)('price.under', { price: formatCents(cents, locale) });
}

type FilterValue = {
  option: BuildOption;
  wishes: ChoiceFilterValues;
  list: Pick<ChoiceList, 'facets'>;
  words: BuildWords;
};

/** A filter as a removable label: "Up to $1,500", "Diameter: 17 in, 18 in". */
export function filterText(
  of: FacetName | SwitchName | 'price',
  { option, wishes, list, words }: FilterValue,
): string {
  if (of === 'price') return priceLimitText(wishes.maxCents ?? 0, words.locale);
  if (isSwitch(of)) return words.t(switchWords[of]);
  const facet = list.facets.find(({ name }) => name === of);
  const chosen = facet?.values.filter(({ value }) => wishes.values[of].includes(value)) ?? [];
  const texts = chosen.map((one) => valueText(of, one, { option, locale: words.locale }));
  return [facetTitle(of, option, words), ...(texts.length > 0 ? [texts.join(', ')] : [])].join(
    ': ',
  );
}

function isSwitch(of: FacetName | SwitchName): of is SwitchName {
  return of in switchWords;
}

function catalogText(key: string, word: string, locale: Locale): string {
  return isCatalogKey(key) ? translate(catalogStrings, locale)(key) : word;
}

function isCatalogKey(key: string): key is keyof typeof catalogStrings {
  return key in catalogStrings;
}
