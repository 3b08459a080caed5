import type { AppointmentState } from '#src/domain/appointments/index.ts';
import type { Translated } from '#src/lib/translated.ts';

/** A calendar entry as a card shows it. Instants are ISO 8601 in UTC. */
export type CalendarCard = {
  key: string;
  entryId: string;
  kind: 'hold' | 'appointment' | 'block';
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
};

/** A card in a lane of the day board, in minutes since midnight, rounded to the board's steps. */
export type BoardPiece = CalendarCard & { lane: string; from: number; to: number };

export type Place = { id: string; name: string; kind: 'bay' | 'person' };

/** Minutes per column of the day board. */
export const stepMinutes = 15;

export type DayBoardData = {
  lanes: Place[];
  /** Each step from the first to the last, and whether the shop is open then. */
  steps: { minute: number; isOpen: boolean }[];
  /** The current step; null on other days. */
  nowMinute: number | null;
  pieces: BoardPiece[];
};

export type BoardDay = {
  /** ISO 8601, in the shop's calendar. */
  date: string;
  isToday: boolean;
  isOpen: boolean;
  /** Why the shop is closed. */
  closure: Translated | null;
};

/** A card of a week, and from where to where it lies on its day: hundredths of the shop's hours. */
export type WeekCard = CalendarCard & { share: { from: number; to: number } };

/** The cards of a cell of a week. */
export type CardList = {
  /** The earliest ones. */
  cards: WeekCard[];
  /** How many more there are; the day's own board shows them. */
  more: number;
};

export type WeekBoardData = { days: (BoardDay & CardList)[] };

/** For each resource, its cards of each day. */
export type PlaceBoardData = { days: BoardDay[]; rows: (Place & { cells: CardList[] })[] };
