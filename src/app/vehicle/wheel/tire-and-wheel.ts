import { FACES } from './designs.ts';
import { plateFace, spokeFace } from './face.ts';
import { hubMarkup } from './hub.ts';
import { lipRing, rimMarkup } from './rim.ts';
import { tireMarkup } from './tire.ts';
import { type WheelRequest, type WheelSite, wheelSite } from './wheel-site.ts';

/** A tire on its wheel round (0, 0), lit from the upper left, and the defs that it refers to. */
export function tireAndWheel(request: WheelRequest): { defs: string; body: string } {
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
