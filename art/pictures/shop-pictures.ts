import { MAP_PIN, renderMap, renderPortrait, renderScene } from '../scenes/index.ts';
import { buildPictures, isSceneOf, vehicleFor } from './build-pictures.ts';
import { withOverlay } from './overlay.ts';
import { pagePicture } from './page-pictures.ts';
import { pageScenesOf } from './page-scenes.ts';
import type { Picture } from './picture.ts';
import { MAP_WORD } from './scene-words.ts';
import type { ShopRecords } from './shop-records.ts';

/**
 * Every picture of the demo shop. Pages without a build come first and pages with one last, so that a search for a
 * scene or for a build finds the right one first.
 */
export function shopPictures(records: ShopRecords): Picture[] {
  const asked = pageScenesOf(records.pages);
  const mapAlt = asked.find(({ scene }) => scene.place === MAP_WORD)?.alt;
  const own = asked.filter(
    ({ scene }) =>
      scene.place !== MAP_WORD && !records.builds.some((build) => isSceneOf(build, scene)),
  );
  const drawn = own.map((page) => pagePicture(records, page));
  return [
    ...drawn.filter(({ buildSlug }) => !buildSlug),
    ...buildPictures(
      records,
      asked.map(({ scene }) => scene),
    ),
    ...drawn.filter(({ buildSlug }) => buildSlug),
    ...portraits(records),
    ...maps(mapAlt ?? { en: 'Map of Phoenix', es: 'Mapa de Phoenix' }),
    ...backdrops(),
    shared(records),
  ];
}

function portraits({ team }: ShopRecords): Picture[] {
  return team.map(({ slug, portrait }) => ({
    key: `portrait-${slug}`,
    kind: 'portrait',
    width: 800,
    height: 1000,
    alt: portrait.alt,
    person: slug,
    focus: [0.3, 0.15, 0.7, 0.7],
    maxBytes: 60_000,
    flat: true,
    svg: renderPortrait(slug),
  }));
}

function maps(alt: Picture['alt']): Picture[] {
  const size = { width: 1600, height: 1051, maxBytes: 130_000, flat: true };
  return (['light', 'dark'] as const).map((theme) => ({
    key: `map-${theme}`,
    kind: 'map',
    ...size,
    alt,
    focus: [0.2, 0.3, 0.5, 0.55],
    scene: theme === 'light' ? { timeOfDay: 'noon', place: MAP_WORD } : undefined,
    geo: MAP_PIN,
    svg: renderMap({ theme, width: size.width, title: alt.en, shop: 'Ironwood Off-Road' }),
  }));
}

/** Behind the to-scale drawing on the home page: no truck, no text, quiet in the lower half. */
function backdrops(): Picture[] {
  const size = { width: 2400, height: 1000, maxBytes: 200_000 };
  const alt = {
    en: 'Desert ranges at the edge of the day',
    es: 'Sierras del desierto al filo del día',
  };
  const scene = { place: 'backdrop', seed: 6, vehicle: null, plain: true, ...size } as const;
  return [
    {
      key: 'home-backdrop-light',
      kind: 'backdrop',
      ...size,
      alt,
      svg: renderScene({ ...scene, time: 'ember' }),
    },
    {
      key: 'home-backdrop-dark',
      kind: 'backdrop',
      ...size,
      alt,
      svg: renderScene({ ...scene, time: 'dusk' }),
    },
  ];
}

/** What a link preview shows. */
function shared(records: ShopRecords): Picture {
  const size = { width: 1200, height: 630 };
  const build = records.buildOf('2021-wrangler-long-arm');
  const svg = renderScene({
    place: 'superstition',
    time: 'ember',
    seed: 6,
    vehicle: vehicleFor(records, build),
    ...size,
    camera: {
      truck: 0.34,
      x: 0.68,
      ground: 0.87,
      eye: 1.9,
      dust: 0.7,
      clouds: 'none',
      mountainHeight: 0.72,
    },
  });
  const name =
    '<g font-family="\'Barlow Condensed\'" font-weight="600" fill="#2a1c14"><text x="64" y="132" font-size="92">Ironwood Off-Road</text><text x="68" y="182" font-size="38" font-weight="500">Know it fits before we lift it.</text></g>';
  return {
    key: 'open-graph',
    kind: 'og',
    ...size,
    alt: {
      en: 'Ironwood Off-Road: a lifted Wrangler before the Superstition Mountains at sundown',
      es: 'Ironwood Off-Road: un Wrangler levantado frente a las Superstition al atardecer',
    },
    maxBytes: 110_000,
    svg: withOverlay(svg, name),
  };
}
