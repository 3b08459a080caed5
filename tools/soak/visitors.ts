import { setTimeout as wait } from 'node:timers/promises';
import { type FilledForm, formKinds, openForm } from './visitor-forms.ts';

/** What became of the forms of a run. */
export type Tally = {
  /** Markers of those who were thanked: each must be stored once. */
  thanked: string[];
  /** Forms with any other answer, by status; 0 is none at all. They may be sent again. */
  refused: { form: FilledForm; status: number }[];
  /** Refused forms whose answer does not contain what was typed. */
  notGivenBack: string[];
  /** Pages that came without their form. */
  unopened: number;
  /** How long each answer to a form took. */
  answerMs: number[];
};

export function emptyTally(): Tally {
  return { thanked: [], refused: [], notGivenBack: [], unopened: 0, answerMs: [] };
}

/** So many visitors at once, each with one form after the other, until `end` is called. */
export function startVisitors(origin: string, { count, tally }: { count: number; tally: Tally }) {
  const state = { isOver: false };
  async function visit(turn: number): Promise<void> {
    for (let at = turn; !state.isOver; at += 1) {
      const kind = formKinds[at % formKinds.length] ?? 'message';
      const form = await openForm(kind, origin).catch(() => null);
      if (form) await sendForm(form, tally);
      else tally.unopened += 1;
      if (!form) await wait(100);
    }
  }
  const visits = Array.from({ length: count }, (_, turn) => visit(turn));
  return {
    async end() {
      state.isOver = true;
      await Promise.all(visits);
    },
  };
}

/** Sends a form once and notes its answer. */
export async function sendForm(form: FilledForm, tally: Tally): Promise<number> {
  const fromMs = performance.now();
  const { status, text } = await form.send();
  tally.answerMs.push(performance.now() - fromMs);
  if (status === 303) tally.thanked.push(form.marker);
  else tally.refused.push({ form, status });
  // Without an answer the browser still shows the form.
  if (status !== 303 && status !== 0 && !text.includes(form.marker)) {
    tally.notGivenBack.push(`${form.kind}: status ${status}`);
  }
  return status;
}

/** How many forms got which status, for a person who reads the output. */
export function countRefused({ refused }: Tally): string {
  const groups = Map.groupBy(refused, ({ status }) => status);
  const counts = [...groups].map(([status, all]) => `${all.length} with ${status || 'no answer'}`);
  return counts.join(', ') || 'none';
}

/** The time within which this part of the answers came, in ms. */
export function quantileMs({ answerMs }: Tally, part: number): number {
  const sorted = answerMs.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
