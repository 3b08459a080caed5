import { drawFront, drawSide } from '#src/drawing/index.ts';
import {
  type PlaceName,
  PORTRAIT_SLUGS,
  portraitBust,
  renderIllustration,
  renderScene,
} from '../scenes/index.ts';
import { composed, focusOf, vehicleFor } from './build-pictures.ts';
import { cardFigures } from './card-figures.ts';
import type { Composition } from './compositions.ts';
import { centred, onPaper, withOverlay } from './overlay.ts';
import type { PageScene } from './page-scenes.ts';
import type { Picture } from './picture.ts';
import type { ShopRecords } from './shop-records.ts';

const HERO = { width: 1920, height: 1080 };
const TEASER = { width: 1200, height: 900 };

interface Drawn {
  key: string;
  width: number;
  height: number;
  svg: string;
  focus?: Picture['focus'];
  flat?: boolean;
}

type Draw = (records: ShopRecords, asked: PageScene) => Drawn;

/** The pictures that only pages show, by the English words that the copy has for them. */
const DRAWINGS: Readonly<Record<string, Draw>> = {
  'A lifted truck crosses the desert at sundown': crossing,
  'Side elevation of a truck with its stock outline behind it': sideElevation,
  'Six bays seen from the lot at six in the evening': servicesFromTheLot,
  'Six bays at dawn, doors open': (_, asked) => emptyScene(asked, 'page-careers', { seed: 7 }),
  'Line portraits of eight people in front of six bays': teamBeforeBays,
  'Trucks pass a ridge at sundown, stock height first, tallest last': lineup,
  'Front view of a lifted truck with its stock outline in dashes': frontElevation,
  'Front view with poke dimensioned in millimeters': frontViewOnCard,
  'Truck on a two-post lift, side view': onHoist,
  'Steel bumper with winch, dimensioned': () => spot('teaser-accessories', 'bumper'),
  'Ring and pinion with contact pattern': () => spot('teaser-4x4', 'ring-and-pinion'),
  'Welding arc behind a truck frame at night': welding,
};

export function pagePicture(records: ShopRecords, asked: PageScene): Picture {
  const draw = DRAWINGS[asked.alt.en] ?? plainHero;
  const { scene, alt } = asked;
  const drawn = draw(records, asked);
  const maxBytes = drawn.width > 1600 ? 220_000 : 110_000;
  return { kind: 'page', alt, scene, buildSlug: scene.buildSlug, maxBytes, ...drawn };
}

function heroScene(asked: PageScene, composition: Composition) {
  return { ...composed(asked.scene, composition), ...HERO };
}

/** A hero with the build that the copy names. */
function plainHero(records: ShopRecords, asked: PageScene): Drawn {
  const { buildSlug = '' } = asked.scene;
  const camera = { portrait: true, truck: 0.5, x: 0.6, eye: 1.3 };
  const request = heroScene(asked, { seed: 11, camera });
  const vehicle = vehicleFor(records, records.buildOf(buildSlug));
  const svg = renderScene({ ...request, vehicle });
  return { key: `page-${buildSlug}-${asked.scene.place}`, ...HERO, svg, focus: focusOf(request) };
}

function crossing(records: ShopRecords, asked: PageScene): Drawn {
  const camera = { truck: 0.2, x: 0.62, eye: 2.6, ground: 0.87, dust: 1.1 };
  const request = heroScene(asked, { seed: 6, time: 'ember', camera });
  const vehicle = vehicleFor(records, records.buildOf(asked.scene.buildSlug ?? ''));
  return {
    key: 'page-home',
    ...HERO,
    svg: renderScene({ ...request, vehicle }),
    focus: focusOf(request),
  };
}

function emptyScene(asked: PageScene, key: string, composition: Composition): Drawn {
  return { key, ...HERO, svg: renderScene({ ...heroScene(asked, composition), vehicle: null }) };
}

function servicesFromTheLot(records: ShopRecords, asked: PageScene): Drawn {
  const request = heroScene(asked, { seed: 2, camera: { truck: 0.25, x: 0.7 } });
  const vehicle = vehicleFor(records, records.buildOf('2021-ranger-first-truck'));
  const svg = renderScene({ ...request, vehicle });
  return { key: 'page-services', ...HERO, svg, focus: focusOf(request) };
}

function sideElevation(records: ShopRecords, asked: PageScene): Drawn {
  const build = records.buildOf(asked.scene.buildSlug ?? '');
  const drawing = drawSide({
    vehicle: records.vehicleOf(build),
    build: records.fittedOn(build),
    options: { ...unmeasured, id: 'side', scale: 2.6 },
  });
  return inTheDesert(asked, drawing, { key: 'page-lift-kits', share: 0.66, bottom: 0.92 });
}

function frontElevation(records: ShopRecords, asked: PageScene): Drawn {
  const build = records.buildOf(asked.scene.buildSlug ?? '');
  const drawing = drawFront({
    vehicle: records.vehicleOf(build),
    build: records.fittedOn(build),
    options: { ...unmeasured, id: 'front', scale: 4 },
  });
  return inTheDesert(asked, drawing, { key: 'page-custom-wheels', share: 0.36, bottom: 0.93 });
}

/** Figures in a picture shrink with it and have one language, so a page's title picture has none. */
const unmeasured = { dimensions: 'none', ghost: true, theme: 'light' } as const;

type Seat = { key: string; share: number; bottom: number };

function inTheDesert(asked: PageScene, drawing: Parameters<typeof centred>[0], seat: Seat): Drawn {
  const { key, share, bottom } = seat;
  const request = heroScene(asked, { seed: 11, time: 'ember', camera: { truck: 0 } });
  const backdrop = renderScene({
    ...request,
    place: 'backdrop' satisfies PlaceName,
    vehicle: null,
  });
  return { key, ...HERO, svg: withOverlay(backdrop, centred(drawing, { ...HERO, share, bottom })) };
}

/** Few figures, large ones: cards cut their pictures to 16:10. */
function frontViewOnCard(records: ShopRecords): Drawn {
  const build = records.buildOf('2019-titan-35s');
  const drawing = drawFront({
    vehicle: records.vehicleOf(build),
    build: records.fittedOn(build),
    options: { id: 'front', dimensions: 'lines', ghost: true, theme: 'light', scale: 3 },
  });
  const svg = withOverlay(drawing.svg, cardFigures(drawing));
  const overlay = centred({ ...drawing, svg }, { ...TEASER, share: 0.74, bottom: 0.91 });
  return {
    key: 'teaser-custom-wheels',
    ...TEASER,
    svg: onPaper(TEASER.width, TEASER.height, overlay),
  };
}

function onHoist(records: ShopRecords, asked: PageScene): Drawn {
  const camera = { truck: 0.58, x: 0.48, ground: 0.9 };
  const request = { ...composed(asked.scene, { seed: 2, camera }), ...TEASER };
  const vehicle = vehicleFor(records, records.buildOf('2018-f150-lake-boat'));
  const svg = renderScene({ ...request, place: 'interior', vehicle });
  return { key: 'teaser-lift-kits', ...TEASER, svg };
}

function welding(records: ShopRecords, asked: PageScene): Drawn {
  const composition: Composition = {
    seed: 5,
    camera: { truck: 0.42, x: 0.54 },
    details: ['weldingArc'],
  };
  const vehicle = vehicleFor(records, records.buildOf(asked.scene.buildSlug ?? ''));
  const svg = renderScene({ ...heroScene(asked, composition), place: 'interior', vehicle });
  return { key: 'page-4x4', ...HERO, svg };
}

const ROW = [
  '2020-wrangler-two-door',
  '2010-fj-blue-again',
  '2020-tacoma-fire-road',
  '2021-silverado-red-neighbor',
  '2021-ram-on-22s',
];

/** Five builds nose to tail, shortest first, on one ground line. */
function lineup(records: ShopRecords, asked: PageScene): Drawn {
  const [first, ...rest] = ROW.map((slug, i) => ({
    vehicle: vehicleFor(records, records.buildOf(slug), `row${i}`),
    x: 0.11 + i * 0.195,
  }));
  const camera = { truck: 0.158, x: first?.x ?? 0.1, eye: 2.2, ground: 0.86, mountainX: -0.02 };
  const request = heroScene(asked, { seed: 12, camera });
  const svg = renderScene({ ...request, vehicle: first?.vehicle, companions: rest });
  return { key: 'page-gallery', ...HERO, svg };
}

function teamBeforeBays(_: ShopRecords, asked: PageScene): Drawn {
  const backdrop = renderScene({
    ...heroScene(asked, { seed: 3, camera: { ground: 0.7 } }),
    vehicle: null,
  });
  const busts = PORTRAIT_SLUGS.map((slug, i) => {
    const back = i % 2 === 0;
    const place = `translate(${20 + i * 222} ${back ? 712 : 742}) scale(1.02)`;
    return { back, svg: `<g transform="${place}">${portraitBust(slug)}</g>` };
  });
  const inOrder = [...busts.filter(({ back }) => back), ...busts.filter(({ back }) => !back)];
  const svg = withOverlay(backdrop, inOrder.map((bust) => bust.svg).join(''));
  return { key: 'page-team', ...HERO, svg };
}

function spot(key: string, name: Parameters<typeof renderIllustration>[0]): Drawn {
  const drawing = { svg: renderIllustration(name), widthPx: 480, heightPx: 360 };
  const overlay = centred(drawing, { ...TEASER, share: 0.84, bottom: 0.94 });
  return { key, ...TEASER, flat: true, svg: onPaper(TEASER.width, TEASER.height, overlay) };
}
