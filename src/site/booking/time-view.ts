/** A free time as it is shown, by the clock of the shop. */
export type TimeView = {
  /** ISO 8601 in UTC: what is sent when it is chosen. */
  startsAt: string;
  /** "Thursday, December 3" */
  day: string;
  /** "8:00 AM" */
  time: string;
  /** "Phoenix time" */
  zone: string;
  /** "Ready by Fri, Dec 4, about 3:00 PM" */
  ready: string;
  /** How many days it is worked on, where it is more than one. */
  stay: string | null;
};

/** The time that the form is for; without a hold it is taken if it is still free. */
export type ChosenTime = TimeView & {
  hold: { id: string; until: string; secondsLeft: number } | null;
  /** False where it was never held for this visitor. */
  wasHeld: boolean;
};

/** A cell of the calendar. */
export type DayView = {
  /** ISO 8601. */
  date: string;
  /** "23" and, where a month begins, "Dec". */
  number: string;
  month: string | null;
  /** "Thursday, December 3" */
  label: string;
  /** "3 free", "Full", "Thanksgiving": why it can be chosen or not. */
  text: string;
  isFree: boolean;
  isShut: boolean;
};

/** Weeks to choose a day from, and the times of one. */
export type CalendarView = {
  weekdays: string[];
  days: DayView[];
  /** "Nov 23 to Dec 13" */
  span: string;
  /** By whose clock: "Phoenix time". */
  zone: string;
  /** First days of the weeks before and after; null where nothing can be had there. */
  earlier: string | null;
  later: string | null;
  /** The day that is shown, with its times in order; null where the weeks have none. */
  chosen: { date: string; label: string; isFirst: boolean } | null;
  times: TimeView[];
};
