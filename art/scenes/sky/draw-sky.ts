import type { CloudStyle } from '../camera.ts';
import { hex } from '../core/colour.ts';
import { createNoise } from '../core/noise.ts';
import { linearGradient, rect } from '../core/svg.ts';
import type { TimeName } from '../light/times.ts';
import type { Stage } from '../stage.ts';
import { moonDisc, stars, sunDisc } from './bodies.ts';
import { cirrus, cloudStrips } from './clouds.ts';
import { drawStorm } from './storm.ts';

export interface SkyOptions {
  sunRadius?: number;
  /** Shares of width and horizon. */
  moon?: readonly [number, number];
  milkyWay?: boolean;
  /** Share of the sky that strips cover. */
  cover?: number;
}

const COVER: Partial<Record<TimeName, number>> = { noon: 0.16, night: 0.12 };
const STYLES: readonly CloudStyle[] = ['strips', 'cirrus', 'few', 'strips', 'cirrus'];

export function drawSky(stage: Stage, options: SkyOptions = {}) {
  const { light, seed, camera } = stage;
  skyGround(stage);
  if (light.stars > 0) stage.add(starField(stage, options.milkyWay ?? true));
  stage.add(sunOrMoon(stage, options));
  if (light.name === 'storm') return drawStorm(stage);
  const style = camera.clouds ?? STYLES[seed % STYLES.length] ?? 'strips';
  if (style !== 'none') stage.add(clouds(stage, style, options.cover));
}

/** The gradient that ends at the horizon. */
export function skyGround(stage: Stage) {
  const { light, horizon, width } = stage;
  const stops = light.sky.map(([offset, colour]) => [offset, hex(colour)] as const);
  stage.define(linearGradient(stage.id('sky'), { down: [0, horizon + 4], stops }));
  stage.add(rect([0, 0, width, horizon + 6], stage.url('sky')));
}

function starField(stage: Stage, milkyWay: boolean): string {
  const { light, unit, seed } = stage;
  const count = Math.round(light.stars * unit);
  return stars(stage, { count, milkyWay: milkyWay && light.name === 'night', seed: seed + 5 });
}

function sunOrMoon(stage: Stage, { sunRadius = 46, moon = [0.76, 0.26] }: SkyOptions): string {
  const { light, unit, width, horizon, sun } = stage;
  if (light.name === 'night') {
    return moonDisc(stage, { x: width * moon[0], y: horizon * moon[1], r: 30 * unit });
  }
  const inPicture = stage.sunAhead && sun[0] > -100 && sun[0] < width + 100;
  if (!inPicture || light.name === 'noon') return '';
  return sunDisc(stage, { x: sun[0], y: sun[1], r: sunRadius * unit });
}

function clouds(stage: Stage, style: CloudStyle, cover?: number): string {
  const { light, unit } = stage;
  if (style === 'few') {
    const thin = { cover: cover ?? 0.09, width: 640 * unit, height: 30 * unit };
    return cloudStrips(stage, { from: 0.45, to: 0.96, ...thin });
  }
  if (style === 'cirrus' && light.name !== 'night') return cirrus(stage);
  const noon = light.name === 'noon';
  return cloudStrips(stage, {
    cover: cover ?? usualCover(stage),
    from: noon ? 0.18 : 0.2,
    to: 0.9,
    lightFromBelow: !noon,
    width: 520 * unit,
    height: (noon ? 60 : 44) * unit,
    opacity: light.name === 'night' ? 0.6 : 1,
  });
}

/** Noon and night have fewer clouds; the seed varies it a little, so that two skies differ. */
function usualCover({ light, seed }: Stage): number {
  const base = COVER[light.name] ?? 0.2;
  return base * (1 + 0.25 * createNoise(seed)(0.5, 0.5));
}
