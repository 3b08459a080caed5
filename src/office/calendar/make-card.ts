import type { CalendarLine } from '#src/domain/appointments/index.server.ts';
import { workKindOf } from '#src/domain/settings/index.ts';
import type { BoardSource } from './board-source.ts';
import type { CalendarCard, Place } from './boards.ts';

type Stay = CalendarLine['places'][number];

/** A line with one of its places, as a card. */
export function makeCard(line: CalendarLine, stay: Stay, source: CardSource): CalendarCard {
  const { id, kind, mode, reason, startsAt, endsAt, minutes, appointment, service } = line;
  return {
    key: `${id}/${stay.resource}/${stay.from}`,
    entryId: id,
    kind,
    work: service === null ? null : workKindOf(source.shop, service),
    appointmentId: appointment?.id ?? null,
    title: appointment?.name ?? reason,
    vehicle: appointment?.vehicle ?? '',
    service: appointment?.serviceName ?? null,
    mode,
    state: appointment?.state ?? null,
    startsAt,
    readyBy: endsAt,
    minutes,
    people: peopleOn(line, source),
    part: partOf(line, stay, source),
  };
}

type CardSource = Pick<BoardSource, 'shop' | 'places'>;

function peopleOn({ places: stays, service }: CalendarLine, { places }: CardSource): string[] {
  if (service === null) return [];
  const order = placesById(places);
  return stays
    .flatMap(({ resource }) => order.get(resource) ?? [])
    .filter(({ place }) => place.kind === 'person')
    .toSorted((one, other) => one.at - other.at)
    .filter(({ at }, index, sorted) => at !== sorted[index - 1]?.at)
    .map(({ place }) => place.name);
}

/** Its number among the parts in bays and on racks, by time. A block takes places together, but is no job. */
function partOf(line: CalendarLine, stay: Stay, { places }: CardSource): CalendarCard['part'] {
  if (line.service === null) return null;
  const known = placesById(places);
  const parts = line.places
    .filter(({ resource }) => isBayOrRack(known.get(resource)?.place))
    .toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));
  const at = parts.indexOf(stay);
  return parts.length > 1 && at >= 0 ? { at: at + 1, of: parts.length } : null;
}

function isBayOrRack(place: Place | undefined): boolean {
  return place !== undefined && place.kind !== 'person';
}

type Placed = ReadonlyMap<string, { place: Place; at: number }>;

const knownPlaces = new WeakMap<readonly Place[], Placed>();

/** With their order; a board makes a card for each of hundreds of stays. */
function placesById(places: readonly Place[]): Placed {
  const known = knownPlaces.get(places);
  if (known) return known;
  const placed = new Map(places.map((place, at) => [place.id, { place, at }]));
  knownPlaces.set(places, placed);
  return placed;
}
