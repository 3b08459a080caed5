/** A free time as displayed, in the shop's time zone. */
export type TimeView = {
  /** ISO 8601 in UTC: the value that is sent. */
  startsAt: string;
  /** "Thursday, December 3" */
  day: string;
  /** "8:00 AM" */
  time: string;
  /** "Phoenix time" */
  zone: string;
  /** "Ready by Fri, Dec 4, about 3:00 PM" */
  ready: string;
  /** The number of days of work, if more than one. */
  stay: string | null;
};

/** The time that the form is for; without a hold it is booked if it is still free. */
export type ChosenTime = TimeView & {
  hold: { id: string; until: string; secondsLeft: number } | null;
  /** False if it was never held for this visitor. */
  wasHeld: boolean;
};

/** A cell of the calendar. */
export type DayView = {
  /** ISO 8601. */
  date: string;
  /** "23" and, at the start of a month, "Dec". */
  number: string;
  month: string | null;
  /** "Thursday, December 3" */
  label: string;
  /** "3 free", "Full", "Thanksgiving": why it can be chosen or not. */
  text: string;
  isFree: boolean;
  isShut: boolean;
};

/** Weeks to choose a day from, and the times of one day. */
export type CalendarView = {
  weekdays: string[];
  days: DayView[];
  /** "Nov 23 to Dec 13" */
  span: string;
  /** The time zone: "Phoenix time". */
  zone: string;
  /** First days of the previous and next weeks; null if nothing is available there. */
  earlier: string | null;
  later: string | null;
  /** The day that is shown, with its times in order; null if the weeks have none. */
  chosen: { date: string; label: string; isFirst: boolean } | null;
  times: TimeView[];
};
