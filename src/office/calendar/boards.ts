import type { AppointmentState } from '#src/domain/appointments/index.ts';
import type { WorkKind } from '#src/domain/settings/index.ts';
import type { Translated } from '#src/lib/translated.ts';

/** A calendar entry as a card shows it. Instants are ISO 8601 in UTC. */
export type CalendarCard = {
  key: string;
  entryId: string;
  kind: 'hold' | 'appointment' | 'block';
  /** By which its color is chosen; null for a block. */
  work: WorkKind | null;
  appointmentId: string | null;
  /** The customer's name, or the reason of a block. */
  title: string;
  vehicle: string;
  service: Translated | null;
  mode: 'wait' | 'drop' | null;
  state: AppointmentState | null;
  startsAt: string;
  readyBy: string;
  /** Minutes of work; null for a block. */
  minutes: number | null;
  /** Names of the technicians who work on it. */
  people: string[];
  /** Which of a job's parts in bays and on the rack this is, "2 of 3"; null if it has only one. */
  part: { at: number; of: number } | null;
};

/** A card in a lane, from where to where on its board's ruler. */
export type BoardPiece = CalendarCard & {
  lane: string;
  from: number;
  to: number;
  /** It goes on after the last day of the ruler. */
  goesOn: boolean;
  /** The job began before the first day of the ruler, and is ready after the last one. */
  cameBefore: boolean;
  readyLater: boolean;
};

export type Place = { id: string; name: string; kind: 'bay' | 'rack' | 'person' };

/** Minutes per column of a board. */
export const stepMinutes = 15;

/** Minutes of work on a day: what is booked, and what there is. */
export type Load = { booked: number; available: number };

/** A day; pieces are in minutes since midnight, rounded to the board's steps. */
export type DayBoardData = {
  lanes: Place[];
  /** Each step from the first to the last, and whether the shop is open then. */
  steps: { minute: number; isOpen: boolean }[];
  /** The current minute; null on other days. */
  nowMinute: number | null;
  pieces: BoardPiece[];
  /** Who works on trucks, and how full their day is. */
  people: (Place & Load)[];
};

export type BoardDay = {
  /** ISO 8601, in the shop's calendar. */
  date: string;
  isToday: boolean;
  isOpen: boolean;
  /** Why the shop is closed. */
  closure: Translated | null;
  /** Of all technicians, or of the bays of a shop that names none. */
  load: Load;
  /** Trucks of customers that are in the shop. */
  trucks: number;
  /** Names of the bays that nothing is planned in. */
  freeBays: string[];
};

/** A week on one ruler; pieces are in columns of it. */
export type WeekBoardData = {
  /** In order, each with its columns: `from` up to, but not including, `to`. */
  days: (BoardDay & { from: number; to: number })[];
  /** Bays and racks, and which hundredths of the shop's hours they are taken. */
  lanes: (Place & { pieces: BoardPiece[]; share: number })[];
  /** Who works on trucks, and how full each of the days is. */
  people: (Place & { days: Load[] })[];
  /** The time it is, in hundredths of the ruler; null if it is not this week. */
  now: number | null;
};
