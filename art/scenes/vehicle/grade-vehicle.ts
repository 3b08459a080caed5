import { darken, hex, mix } from '../core/colour.ts';
import { clamp } from '../core/numbers.ts';
import { element, group, linearGradient, rect } from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import { boxAround, coat, type Placed } from './compose-vehicle.ts';

export function darkenedShadow({ light }: Stage, by: number): string {
  return hex(darken(light.shadow, by));
}

interface Grade {
  shade: number;
  sun: number;
  dust: number;
  air: number;
}

// What the hour does to a truck; in a portrait just enough that it stands in its scene.
const SCENE: Grade = { shade: 1, sun: 1, dust: 1, air: 1 };
const PORTRAIT: Grade = { shade: 0.3, sun: 0.4, dust: 0, air: 0 };

function gradeOf({ camera }: Stage): Grade {
  return camera.portrait ? PORTRAIT : SCENE;
}

/** The drawing in the light of the hour: shade from below, sun from its side, dust, air. */
export function gradeLayers(stage: Stage, { name, box, dust }: Placed): string {
  const { light } = stage;
  const grade = gradeOf(stage);
  const air = (light.name === 'night' ? 0.05 : 0.07) * grade.air;
  defineShade(stage, name);
  defineSunSide(stage, name);
  defineDust(stage, name, dust * grade.dust);
  const masked = { mask: stage.url(`${name}Mask`), style: 'isolation:isolate' };
  const sunBlend = light.front > 0.5 ? 'soft-light' : 'screen';
  return group(
    masked,
    element('use', { href: `#${stage.id(name)}` }),
    coat(box, stage.url(`${name}Shade`), { style: 'mix-blend-mode:multiply' }),
    coat(box, stage.url(`${name}SunSide`), { style: `mix-blend-mode:${sunBlend}` }),
    rect(box, stage.url(`${name}Dust`)),
    coat(box, hex(light.haze), { opacity: air }),
  );
}

function defineShade(stage: Stage, name: string) {
  const { shadeTint, front } = stage.light;
  const { shade } = gradeOf(stage);
  const low = mix('1 0 0', darken(shadeTint, 0.02), (0.4 + 0.3 * (1 - front)) * shade);
  stage.define(
    linearGradient(stage.id(`${name}Shade`), {
      stops: [
        [0, '#fff'],
        [0.32, hex(mix('1 0 0', shadeTint, (0.1 + 0.2 * (1 - front)) * shade))],
        [1, hex(low)],
      ],
    }),
  );
}

function defineSunSide(stage: Stage, name: string) {
  const { sunTint, front } = stage.light;
  const { sun } = gradeOf(stage);
  const tint = hex(sunTint);
  const right = stage.sunSide > 0;
  stage.define(
    linearGradient(stage.id(`${name}SunSide`), {
      along: [right ? 1 : 0, 0, right ? 0.15 : 0.85, 0.55],
      stops: [
        [0, tint, (0.3 + front * 0.25) * sun],
        [0.6, tint, 0.07 * sun],
        [1, tint, 0],
      ],
    }),
  );
}

function defineDust(stage: Stage, name: string, dust: number) {
  const { light } = stage;
  stage.define(
    linearGradient(stage.id(`${name}Dust`), {
      stops: [
        [0.46, light.paint('sand', 0.62), 0],
        [0.8, light.paint('sand', 0.55), 0.4 * dust],
        [1, light.paint('sand', 0.4), 0.7 * dust],
      ],
    }),
  );
}

const RIM_OPACITY: Partial<Record<Stage['light']['name'], number>> = { noon: 0.5, storm: 0.65 };

/** A thin lit edge towards the sun. */
export function rimLight(stage: Stage, { name, box }: Placed): string {
  const { light, scale, sunSide } = stage;
  const width = clamp(scale * 0.014, 0.8, 3);
  const colour =
    light.name === 'night' ? hex('.80 .04 225') : hex(mix(light.sunTint, light.sun, 0.55));
  const id = stage.id(`${name}Rim`);
  const shift = { in: 'SourceAlpha', dx: -sunSide * width, dy: width * 1.05, result: 'moved' };
  stage.define(
    element(
      'filter',
      { id, filterUnits: 'userSpaceOnUse', ...boxAround(box) },
      element('feOffset', shift),
      element('feComposite', { in: 'SourceAlpha', in2: 'moved', operator: 'out', result: 'edge' }),
      element('feFlood', { 'flood-color': colour }),
      element('feComposite', { in2: 'edge', operator: 'in' }),
    ),
  );
  const opacity = RIM_OPACITY[light.name] ?? 0.92;
  return element('use', { href: `#${stage.id(name)}`, filter: `url(#${id})`, opacity });
}
