import type { AppointmentState } from '#src/domain/appointments/index.ts';
import type { Bilingual } from '#src/lib/bilingual.ts';

/** What stands in the calendar, as a card shows it. Instants are ISO 8601 in UTC. */
export type CalendarCard = {
  key: string;
  entryId: string;
  kind: 'hold' | 'appointment' | 'block';
  appointmentId: string | null;
  /** The customer's name, or why time is blocked. */
  title: string;
  vehicle: string;
  service: Bilingual | null;
  mode: 'wait' | 'drop' | null;
  state: AppointmentState | null;
  startsAt: string;
  readyBy: string;
  /** Names of the bays, racks and people that it takes. */
  places: string;
};

/** A card in the column of a day's board, in minutes since midnight, on the board's steps. */
export type BoardPiece = CalendarCard & { column: string; from: number; to: number };

export type Place = { id: string; name: string };

/** Rows of a day's board are so many minutes high. */
export const stepMinutes = 15;

export type DayBoardData = {
  columns: Place[];
  /** Each step from the first to the last, and whether the shop is open then. */
  rows: { minute: number; isOpen: boolean }[];
  /** The step that it is now; null on other days. */
  nowMinute: number | null;
  pieces: BoardPiece[];
};

export type BoardDay = {
  /** ISO 8601, of the shop's calendar. */
  date: string;
  isToday: boolean;
  isOpen: boolean;
  /** Why the shop stays shut. */
  closure: Bilingual | null;
};

export type WeekBoardData = { days: (BoardDay & { cards: CalendarCard[] })[] };

/** For each place, its cards of each day. */
export type PlaceBoardData = { days: BoardDay[]; rows: (Place & { cells: CalendarCard[][] })[] };
