import type { Translated } from '#src/lib/translated.ts';

/** What is planned at a local time, or for a local day, and follows the shop's time zone. */
export type Planned = {
  kind: 'appointment' | 'hold' | 'block' | 'publish' | 'unpublish' | 'rates' | 'experiment';
  id: string;
  /** The record that a person opens to change it: the appointment of a calendar entry, the page of a publication. */
  recordId: string;
  /** Whom or what it is for: a customer, a reason, a page; '' if nothing names it. */
  name: string;
  /** The service of an appointment. */
  detail: Translated | null;
  /** Its instants in epoch ms: the start first, then the end if it has one, then when it occupies bays and people. */
  moments: readonly number[];
  /** Canceled or missed: it follows, but is of no interest in a list. */
  isOver: boolean;
};

/** Where an instant goes, in epoch ms. */
export type MoveMoment = (ms: number) => number;
