import { circle, element, group, rect } from '../core/svg.ts';
import { drawShoulders } from './clothes.ts';
import { drawBeard, drawFace } from './face.ts';
import { drawHair, drawHairBehind, drawHat } from './hair.ts';
import { type Look, TEAM_LOOKS } from './looks.ts';
import { type Colours, createPencil } from './pencil.ts';

const INK: Colours = { ink: '#2a211c', paper: '#f6efe3' };

export const PORTRAIT_SLUGS = Object.keys(TEAM_LOOKS);

/**
 * A line portrait, 4:5, on paper with one disc of color: one stroke width, drawn from parts. @throws for a slug
 * without a look
 */
export function renderPortrait(slug: string, colours: Colours = INK): string {
  const look = lookOf(slug);
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '20 10 280 350', width: 800, height: 1000 },
    rect([20, 10, 280, 350], colours.paper),
    circle([160, 186], 124, look.field, { opacity: 0.55 }),
    portraitBust(slug, colours),
  );
}

/** The bust alone, 320 × 360 with its shoulders on the lower edge: for a row of people. */
export function portraitBust(slug: string, colours: Colours = INK): string {
  return group(penOf(colours), drawLook(lookOf(slug), colours));
}

function lookOf(slug: string): Look {
  const look = TEAM_LOOKS[slug];
  if (!look) throw new RangeError(`No look for ${slug}`);
  return look;
}

function penOf({ ink }: Colours) {
  return {
    fill: 'none',
    stroke: ink,
    'stroke-width': 3.1,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
}

function drawLook(look: Look, colours: Colours): string {
  const pencil = createPencil(colours, look.darkHair ?? false);
  drawHairBehind(pencil, look.hair);
  drawShoulders(pencil, look.collar);
  drawFace(pencil, look);
  if (look.beard) drawBeard(pencil, look.beard);
  drawHair(pencil, look.hair);
  if (look.hat) drawHat(pencil, look.hat);
  return pencil.drawing();
}
