import type { Visit } from '#src/domain/appointments/index.server.ts';

/** As many as are read on the way to the counter; the calendar has all. */
const mostShown = 25;

/** The visits of a list that are shown, in its order: if there are too many, those that are over are left out first. */
export function shortList<One extends Pick<Visit, 'state'>>(visits: readonly One[]) {
  const isOver = ({ state }: One) => state === 'finished' || state === 'missed';
  const open = visits.filter((visit) => !isOver(visit));
  const over = visits.filter(isOver);
  const chosen = new Set([...open, ...over].slice(0, mostShown));
  return {
    visits: visits.filter((visit) => chosen.has(visit)),
    more: visits.length - chosen.size,
  };
}
