import { type MovingParts, partTransform } from './moving-part.ts';
import { type BodyMove, bodyTransform, type Stance } from './stance.ts';

/** Shows a live drawing at another lift by moving its groups; its tires stay as they were drawn. */
export function moveParts(
  { bodies, ghosts, parts }: MovingParts,
  stances: { drawn: Stance; shown: Stance } & BodyMove,
): void {
  const body = bodyTransform(stances.shown, stances);
  for (const element of bodies) element.setAttribute('transform', body);
  const visibility = stances.shown.moved ? 'visible' : 'hidden';
  for (const element of ghosts) element.setAttribute('visibility', visibility);
  for (const part of parts) part.element.setAttribute('transform', partTransform(part, stances));
}
