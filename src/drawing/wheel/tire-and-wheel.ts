import { FACES } from './designs.ts';
import { hubMarkup } from './hub.ts';
import { lipRing, rimMarkup } from './rim.ts';
import { tireMarkup } from './tire.ts';
import { plateFace, spokeFace } from './wheel-face.ts';
import { type WheelRequest, type WheelSite, wheelSite } from './wheel-site.ts';

interface DrawnWheel {
  defs: string;
  body: string;
}

const MOST_REMEMBERED = 12;
// A lift change does not affect the wheel, so the markup of the latest few is cached.
const remembered = new Map<string, DrawnWheel>();

/** A tire on its wheel around (0, 0), lit from the upper left, and the defs that it refers to. */
export function tireAndWheel(request: WheelRequest): DrawnWheel {
  const key = JSON.stringify(request);
  const known = remembered.get(key);
  if (known) return known;
  const drawn = draw(request);
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= MOST_REMEMBERED) remembered.delete(oldest);
  remembered.set(key, drawn);
  return drawn;
}

function draw(request: WheelRequest): DrawnWheel {
  const definitions: string[] = [];
  const site = wheelSite(request, definitions);
  const body = [
    tireMarkup(site),
    rimMarkup(site),
    faceMarkup(site),
    lipRing(site, FACES[site.wheel.design].clampRing ?? false),
    hubMarkup(site),
  ].join('');
  return { defs: definitions.join(''), body };
}

function faceMarkup(site: WheelSite): string {
  const design = FACES[site.wheel.design];
  return design.kind === 'plate' ? plateFace(site, design) : spokeFace(site, design);
}
