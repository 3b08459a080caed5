import { element, filled, stroked } from '../svg/element.ts';
import { defineClip } from '../svg/sheet.ts';
import type { SideScene } from './side-scene.ts';

/** Windshield, side glass with the interior behind it, pillars and the frame around it. */
export function greenhouseMarkup(scene: SideScene): string {
  const { sheet, shape } = scene;
  const panes = shape.detail.glass.map((pane) => sheet.path(pane)).join('');
  defineClip(sheet, 'gc', element('path', { d: panes }));
  return [
    windshield(scene),
    element('path', { d: panes, fill: sheet.ref('gl') }),
    element('g', { 'clip-path': sheet.ref('gc') }, behindGlass(scene, panes)),
    stroked(panes, { colour: '#141110', width: 2.1 * sheet.detail }),
    glassEdge(scene, panes),
  ].join('');
}

function windshield({ sheet, shape }: SideScene): string {
  const d = sheet.path(shape.detail.windshield);
  const edge = { colour: '#0d0b0b', width: 0.9 * sheet.detail };
  return filled(d, sheet.ref('gl'), edge) + element('path', { d, fill: sheet.ref('gl2') });
}

/** Seats in silhouette, sheen, reflections, the shadow of the roof edge, pillars. */
function behindGlass({ sheet, shape }: SideScene, panes: string): string {
  const { interior, streaks, pillars } = shape.detail;
  const pillarEdge = { colour: '#5a524a', width: 0.6 * sheet.detail, opacity: 0.7 };
  return [
    ...interior.map((points) =>
      element('path', { d: sheet.path(points), fill: '#0f0d10', opacity: 0.62 }),
    ),
    element('path', { d: panes, fill: sheet.ref('gl2') }),
    ...streaks.map((points) => element('path', { d: sheet.path(points), fill: sheet.ref('str') })),
    stroked(panes, { colour: '#060506', width: 3.2 * sheet.detail, opacity: 0.45 }),
    ...pillars.map((points) => {
      const d = sheet.path(points);
      return element('path', { d, fill: '#15120f' }) + stroked(d, pillarEdge);
    }),
  ].join('');
}

function glassEdge({ sheet, shape, build }: SideScene, panes: string): string {
  const { trim } = build.paint;
  if (shape.brightGlassEdge && trim !== 'black' && trim !== 'body') {
    return stroked(panes, { colour: '#d9d2c6', width: 0.9 * sheet.detail });
  }
  return stroked(panes, { colour: '#6b625a', width: 0.6 * sheet.detail, opacity: 0.55 });
}
