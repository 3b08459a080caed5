import { hundredths } from './geometry/numbers.ts';
import { riseAt, type Stance } from './stance.ts';
import type { Attributes } from './svg/element.ts';

/** How a part between axle and body deforms when the body rises. */
type Give = 'stretch' | 'shear';

/** A part with one end on an axle, which stays, and one on the body; pixels. */
interface PartSpan {
  give: Give;
  /** The fixed end: y of a stretched part, x of a sheared one. */
  at: number;
  /** From the fixed end to the moving one, along the same axis. */
  run: number;
  /** Position of its moving end along the wheelbase: 0 front axle, 1 rear axle. */
  share: number;
}

/** Attributes of such a part's group, parsed by `findMovingParts`. */
export function movingPart({ give, at, run, share }: PartSpan): Attributes {
  return { 'data-give': give, 'data-span': [at, run, share].map(hundredths).join(' ') };
}

/** The groups of a live drawing that a lift moves. */
export interface MovingParts {
  bodies: Element[];
  ghosts: Element[];
  parts: (PartSpan & { element: Element })[];
}

export function findMovingParts(root: ParentNode): MovingParts {
  const all = (selector: string) => Array.from(root.querySelectorAll(selector));
  return {
    bodies: all('[data-part="body"]'),
    ghosts: all('[data-part="ghost"]'),
    parts: all('[data-give]').map((element) => ({ element, ...spanOf(element) })),
  };
}

function spanOf(element: Element): PartSpan {
  const numbers = element.getAttribute('data-span')?.split(' ').map(Number) ?? [];
  const [at = 0, run = 1, share = 0] = numbers;
  return {
    give: element.getAttribute('data-give') === 'shear' ? 'shear' : 'stretch',
    at,
    run,
    share,
  };
}

const SHORTEST = 0.15;

/** The transform of a part that was drawn at one stance and is shown at another. */
export function partTransform(
  { give, at, run, share }: PartSpan,
  { drawn, shown, scalePxPerIn }: { drawn: Stance; shown: Stance; scalePxPerIn: number },
): string {
  const x = share * drawn.wheelbaseIn;
  const upPx = (riseAt(shown, x) - riseAt(drawn, x)) * scalePxPerIn;
  if (give === 'shear') {
    const slope = -upPx / run;
    return `matrix(1 ${fine(slope)} 0 1 0 ${fine(-slope * at)})`;
  }
  const growth = Math.max(SHORTEST, 1 - upPx / run);
  return `matrix(1 0 0 ${fine(growth)} 0 ${fine(at * (1 - growth))})`;
}

function fine(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}
