import { hex, type Lab, mix, toLab } from '../core/colour.ts';
import { clamp } from '../core/numbers.ts';
import { albedoOf, type Material } from './materials.ts';
import { type LightSpec, TIMES, type TimeName } from './times.ts';

/** The light of a scene. Every colour in the picture is a graded material. */
export interface Light extends LightSpec {
  name: TimeName;
  /** Tone 0 = deep shade … 1 = full light; haze 0…1 is the air in front of it. */
  grade(material: Material, tone: number, haze?: number): Lab;
  /** The same as '#rrggbb'. */
  paint(material: Material, tone: number, haze?: number): string;
}

export function createLight(name: TimeName): Light {
  const spec = TIMES[name];
  const known = new Map<string, string>();
  function paint(material: Material, tone: number, haze = 0) {
    const key = `${material}|${tone}|${haze}`;
    const colour = known.get(key) ?? hex(gradeIn(spec, material, tone, haze));
    known.set(key, colour);
    return colour;
  }
  return {
    ...spec,
    name,
    paint,
    grade: (material, tone, haze = 0) => gradeIn(spec, material, tone, haze),
  };
}

function gradeIn(spec: LightSpec, material: Material, tone: number, haze: number): Lab {
  const [l, a, b] = toLab(albedoOf(material));
  const [sunTint, shadeTint] = [toLab(spec.sunTint), toLab(spec.shadeTint)];
  const inSun: Lab = [l * spec.lit * 0.35 + sunTint[0] * 0.65, sunTint[1], sunTint[2]];
  const lit = mix([l * spec.lit, a, b], inSun, spec.sunShare);
  const inShade: Lab = [l * spec.shaded * 0.6 + shadeTint[0] * 0.4, shadeTint[1], shadeTint[2]];
  const shaded = mix([l * spec.shaded, a * 0.75, b * 0.75], inShade, spec.shadeShare);
  const colour = mix(shaded, lit, tone);
  if (haze === 0) return colour;
  // Warm air in the light, blue air in the shade: this matters more than any detail.
  const air = mix(spec.hazeInShade, spec.haze, clamp(0.12 + tone * 0.88));
  return mix(colour, air, haze);
}
