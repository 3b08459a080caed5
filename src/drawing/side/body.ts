import type { BodyShape } from '../shapes/body-shape.ts';
import { element, stroked } from '../svg/element.ts';
import { defineClip, type Recorded } from '../svg/sheet.ts';
import { fittingsMarkup } from './fittings.ts';
import { flaresMarkup } from './flares.ts';
import { greenhouseMarkup } from './greenhouse.ts';
import { lampsMarkup } from './headlamps-and-tail-lamps.ts';
import { panelsMarkup, shellData } from './panels.ts';
import { claddingMarkup, shutLinesMarkup, underTrimMarkup } from './parts.ts';
import type { SideScene } from './side-scene.ts';
import { spareMarkup } from './spare.ts';

/** The whole body (`…-body`), from the gap behind the cab to the mirror; it rises with the lift. */
export function bodyMarkup(scene: SideScene): string {
  const { sheet, bodyTransform } = scene;
  const attributes = { id: sheet.name('body'), 'data-part': 'body', transform: bodyTransform };
  return element('g', attributes, rememberedLayers(scene));
}

// Lift, wheels and tires do not change a body, which is half of a drawing's work, so the last markup
// of each shape is cached.
const remembered = new WeakMap<BodyShape, Recorded & { key: string }>();

function rememberedLayers(scene: SideScene): string {
  const { sheet, shape, build, theme, light } = scene;
  const key = `${sheet.key} ${JSON.stringify(build.paint)} ${theme.glow} ${light.from}`;
  const known = remembered.get(shape);
  if (known?.key === key) {
    sheet.define(known.defs);
    return known.markup;
  }
  const drawn = sheet.record(() => bodyLayers(scene));
  remembered.set(shape, { key, ...drawn });
  return drawn.markup;
}

function bodyLayers(scene: SideScene): string {
  const { sheet, shape } = scene;
  const shell = shellData(scene);
  defineClip(sheet, 'bc', element('path', { d: shell }));
  return [
    scene.theme.glow ? rimLight(scene) : '',
    shape.gap ? element('path', { d: sheet.path(shape.gap), fill: '#0f0c0b' }) : '',
    shape.spare ? spareMarkup(scene, shape.spare) : '',
    underTrimMarkup(scene),
    panelsMarkup(scene, shell),
    flaresMarkup(scene),
    claddingMarkup(scene),
    shutLinesMarkup(scene),
    greenhouseMarkup(scene),
    lampsMarkup(scene),
    fittingsMarkup(scene),
  ].join('');
}

/** On a dark page black tops and spares would merge with it, so the body gets a warm outline. */
function rimLight({ sheet, shape }: SideScene): string {
  const look = { colour: '#f0b27a', width: 3 * sheet.detail, opacity: 0.55 };
  return stroked(sheet.path(shape.silhouette), look);
}
