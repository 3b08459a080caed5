import { archOutline } from '../geometry/arch.ts';
import type { BodyArch } from '../shapes/body-shape.ts';
import { filled, stroked } from '../svg/element.ts';
import { EDGE, flareMaterial, materialFill, type SideScene, WARM_LIGHT } from './side-scene.ts';

/** A flare if the vehicle has one, else the rolled lip of the fender; then the dark edge. */
export function flaresMarkup(scene: SideScene): string {
  const arches = [scene.shape.archFront, scene.shape.archRear].filter((arch) => !arch.hidden);
  return arches.map((arch) => openingEdge(scene, arch)).join('');
}

function openingEdge(scene: SideScene, arch: BodyArch): string {
  const { sheet } = scene;
  const trim = arch.flare ? flareRing(scene, arch, arch.flare) : rolledLip(scene, arch);
  const edge = sheet.path(grown(scene, arch, 0), false);
  return trim + stroked(edge, { colour: '#0d0a0a', width: 1.5 * sheet.detail });
}

function grown({ stance }: SideScene, arch: BodyArch, grow: number) {
  return archOutline(arch, { centreX: arch.centreX, hubY: stance.stockRadiusIn, grow });
}

function flareRing(scene: SideScene, arch: BodyArch, width: number): string {
  const { sheet } = scene;
  const material = flareMaterial(scene, arch.flareMaterial ?? 'black');
  const painted = material === 'paint';
  const ring = [...grown(scene, arch, width), ...grown(scene, arch, 0).toReversed()];
  const light = (grow: number, weight: number, opacity: number) =>
    stroked(sheet.path(grown(scene, arch, grow).slice(1, -1), false), {
      colour: '#fff1dc',
      width: weight * sheet.detail,
      opacity,
    });
  return [
    filled(sheet.path(ring), materialFill(scene, material), {
      colour: EDGE,
      width: 0.8 * sheet.detail,
    }),
    light(width - 0.45, 0.9, painted ? 0.5 : 0.34),
    painted ? '' : light(width * 0.35, 0.7, 0.16),
  ].join('');
}

function rolledLip(scene: SideScene, arch: BodyArch): string {
  const { sheet } = scene;
  const line = (grow: number, look: { colour: string; width: number; opacity: number }) =>
    stroked(sheet.path(grown(scene, arch, grow).slice(1, -1), false), {
      ...look,
      width: look.width * sheet.detail,
    });
  return (
    line(1.15, { colour: WARM_LIGHT, width: 0.9, opacity: 0.42 }) +
    line(1.5, { colour: '#120a10', width: 0.8, opacity: 0.25 })
  );
}
