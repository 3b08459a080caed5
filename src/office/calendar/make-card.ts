import type { CalendarLine } from '#src/domain/appointments/index.server.ts';
import { workKindOf } from '#src/domain/settings/index.ts';
import type { BoardSource } from './board-source.ts';
import type { CalendarCard } from './boards.ts';

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
  return places
    .filter(({ id, kind }) => kind === 'person' && stays.some(({ resource }) => resource === id))
    .map(({ name }) => name);
}

/** Its number among the parts in bays and on racks, by time. A block takes places together, but is no job. */
function partOf(line: CalendarLine, stay: Stay, { places }: CardSource): CalendarCard['part'] {
  if (line.service === null) return null;
  const parts = line.places
    .filter(({ resource }) => places.some(({ id, kind }) => id === resource && kind !== 'person'))
    .toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));
  const at = parts.indexOf(stay);
  return parts.length > 1 && at >= 0 ? { at: at + 1, of: parts.length } : null;
}
