import type { FieldIssue } from '#src/domain/errors.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { why as whyAny } from '#src/domain/refusals.ts';
import { earliestYear, isTimeZone, type ShopSettings } from '#src/domain/settings/index.ts';
import { why } from './refusals.ts';

type Facts = Pick<
  ShopSettings,
  'name' | 'legalName' | 'founded' | 'priceRange' | 'timeZone' | 'geo' | 'areaServed'
>;
type Typed = (name: string) => string;

/** Who the shop is and where its clock and its place on the map are, as the form shows it. */
export type FactFields = Record<
  'name' | 'legalName' | 'founded' | 'priceRange' | 'timeZone' | 'position' | 'areaServed',
  string
>;

export function factFields(shop: Facts): FactFields {
  const { name, legalName, founded, priceRange, timeZone, geo, areaServed } = shop;
  return {
    name,
    legalName,
    founded: founded === null ? '' : String(founded),
    priceRange,
    timeZone,
    position: geo ? `${geo.lat}, ${geo.lng}` : '',
    areaServed: areaServed.join('\n'),
  };
}

/** The same as the fields say it; what is wrong with them: `factIssues`. */
export function readShopFacts(typed: Typed): Facts {
  return {
    name: typed('name'),
    legalName: typed('legalName'),
    founded: typed('founded') === '' ? null : Number(typed('founded')),
    priceRange: typed('priceRange'),
    timeZone: typed('timeZone'),
    geo: positionOf(typed('position')),
    areaServed: splitList(typed('areaServed')),
  };
}

/** What is wrong with the facts. `now`: what the shop said until now, `year`: the one that it is. */
export function factIssues(
  typed: Typed,
  { now, year }: { now: Pick<ShopSettings, 'address' | 'geo' | 'areaServed'>; year: number },
): FieldIssue[] {
  const founded = typed('founded');
  const isYear = /^\d{4}$/.test(founded) && Number(founded) >= earliestYear;
  return [
    ...issueIf(typed('name') === '', 'name', whyAny('input.required')),
    ...issueIf(
      founded !== '' && (!isYear || Number(founded) > year),
      'founded',
      why('settings.founded', { first: String(earliestYear), last: String(year) }),
    ),
    ...issueIf(!isTimeZone(typed('timeZone')), 'timeZone', why('settings.time-zone')),
    ...positionIssues(typed, now),
    ...issueIf(
      hasMoved(typed, now.address) &&
        now.areaServed.length > 0 &&
        splitList(typed('areaServed')).join() === now.areaServed.join(),
      'areaServed',
      why('settings.towns-moved'),
    ),
  ];
}

function positionIssues(
  typed: Typed,
  { address, geo }: Pick<ShopSettings, 'address' | 'geo'>,
): FieldIssue[] {
  const text = typed('position');
  if (text === '') return [];
  const position = positionOf(text);
  if (!position) {
    return [{ path: 'position', ...why('settings.not-a-place') }];
  }
  if (address.country === 'US' && position.lng > 0 && position.lng < eastOfUs) {
    return [{ path: 'position', ...why('settings.east') }];
  }
  const isSame = geo !== null && position.lat === geo.lat && position.lng === geo.lng;
  return issueIf(isSame && hasMoved(typed, address), 'position', why('settings.place-moved'));
}

/** Guam and the Northern Marianas lie east of it, in degrees; the states and other territories west of 0. */
const eastOfUs = 140;

/** Another state and another ZIP code; one of them that is put right is no move. */
function hasMoved(typed: Typed, { region, postalCode }: ShopSettings['address']): boolean {
  const [state, zip] = [typed('region').toUpperCase(), typed('postalCode')];
  const isAddress = /^[A-Z]{2}$/.test(state) && /^\d{5}$/.test(zip);
  return isAddress && state !== region.toUpperCase() && zip !== postalCode;
}

/** "33.5876, -112.1049"; null for what is no place on earth. */
function positionOf(text: string): Facts['geo'] {
  const parts = /^(-?\d{1,2}(?:\.\d+)?)°?[\s,;]+(-?\d{1,3}(?:\.\d+)?)°?$/.exec(text);
  const [lat, lng] = [Number(parts?.[1]), Number(parts?.[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** One a line or between commas, each once. */
function splitList(text: string): string[] {
  const lines = text.split(/[\n,;]/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

function issueIf(isWrong: boolean, path: string, refusal: Refusal): FieldIssue[] {
  return isWrong ? [{ path, ...refusal }] : [];
}
