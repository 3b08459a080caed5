import type { Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawInput } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { type Contacts, contactSpots } from '#src/domain/fitment/index.ts';
import {
  drawFront,
  drawLock,
  loadBody,
  loadFace,
  sideNumbers,
  stockBuild,
} from '#src/drawing/index.ts';
import type { BuildWords } from '#src/site/build/build-words.ts';
import { lockLabels } from '#src/site/build/full-lock/lock-labels.ts';
import lockStrings from '#src/site/build/full-lock/words.json' with { type: 'json' };
import { drawnBuild } from '#src/site/build/stage/draw-truck.ts';
import { frontLabels, trackLabel } from '#src/site/build/stage/front-labels.ts';
import { drawOnStage, frameTopIn } from '#src/site/build/stage/stage-drawing.ts';
import { viewOfDrawing } from '#src/site/build/stage/stage-view.ts';
import type { StageWords } from '#src/site/build/stage/stage-words.ts';
import stageStrings from '#src/site/build/stage/words.json' with { type: 'json' };
import buildStrings from '#src/site/build/words.json' with { type: 'json' };
import { type DrawingLabel, DrawingLabels } from '#src/web/ui/drawing-labels.tsx';
import { translate } from '#src/web/words/translate.ts';
import { vehicles } from '#tests/factories/demo-records.ts';
import { desk, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { prepareBuild } from './prepared-build.ts';

const locales: readonly Locale[] = ['en', 'es'];
/** Inches: as it came, and what shops sell. A tire grows by as much, and comes out by half of it. */
const lifts = [-1, 0, 2, 6, 10];
/** In the view at its limits, everything grows evenly from the first to the last. */
const farthest = [-1, 10];
const doors = [
  { doorIn: 84, roofIn: 0, showsDoor: true },
  { doorIn: 90, roofIn: 12, showsDoor: true },
];

/** A truck on the stage, as markup: its frame and its labels. */
type Shown = { name: string; widthPx: number; heightPx: number; labels: string };

function inputOf(vehicle: Vehicle, liftIn: number): DrawInput {
  const { tire, wheel } = stockBuild(vehicle);
  return {
    vehicleId: vehicle.id,
    liftFrontIn: liftIn,
    liftRearIn: liftIn,
    tire: {
      diameterIn: tire.diameterIn + Math.max(liftIn, 0),
      sectionIn: tire.sectionIn + Math.max(liftIn, 0) / 2,
      tread: 'M/T',
      label: '37×12.50R17',
      lineName: null,
    },
    wheel: {
      diameterIn: wheel.diameterIn,
      widthIn: wheel.widthIn,
      offsetMm: 40 - 9 * liftIn,
      lineId: null,
      finish: null,
    },
  };
}

function* sidesOf(vehicle: Vehicle): Generator<Shown> {
  for (const locale of locales) {
    const words: BuildWords = { t: translate(buildStrings, locale), locale };
    for (const liftIn of lifts) {
      for (const door of doors) {
        const input = inputOf(vehicle, liftIn);
        const drawing = drawOnStage(vehicle, { input, doorIn: door.doorIn });
        const { heightIn, groundClearanceIn } = sideNumbers(vehicle, input);
        const said = {
          heightIn,
          tireDiameterIn: input.tire.diameterIn,
          clearanceIn: groundClearanceIn ?? 10,
        };
        const view = viewOfDrawing({ vehicle, drawing, input, door }, { said, words });
        const name = `${vehicle.id} +${liftIn} ${locale} door ${door.doorIn}`;
        yield shownIn(drawing, name, view.labels);
      }
    }
  }
}

function* frontsOf(vehicle: Vehicle): Generator<Shown> {
  for (const locale of locales) {
    const words: StageWords = { t: translate(stageStrings, locale), locale };
    for (const liftIn of lifts) {
      const drawing = drawFront({
        vehicle,
        build: drawnBuild(vehicle, inputOf(vehicle, liftIn)),
        options: {
          id: 'front',
          theme: 'page',
          dimensions: 'lines',
          topIn: frameTopIn(vehicle, 84),
        },
      });
      // As much as both offsets bring.
      const trackIn = (2 * 9 * liftIn) / 25.4;
      const labels = [
        ...frontLabels(drawing, { heightIn: null, words }),
        ...trackLabel(trackIn, words),
      ];
      yield shownIn(drawing, `${vehicle.id} +${liftIn} ${locale}`, labels);
    }
  }
}

function* locksOf(vehicle: Vehicle): Generator<Shown> {
  for (const locale of locales) {
    const words = { t: translate(lockStrings, locale), locale, vehicle };
    for (const liftIn of farthest) {
      const build = drawnBuild(vehicle, inputOf(vehicle, liftIn));
      const spans = { least: 0.3 * liftIn - 0.06, most: 0.3 * liftIn + 0.06 };
      const points = contactSpots.map((spot) => ({ spot, growsIn: spans, places: [] }));
      const contacts: Contacts = { points, first: ['rear'], overIn: null };
      const views = drawLock({ vehicle, build, lit: contacts.first });
      for (const [name, view] of Object.entries(views)) {
        const there = points.filter(({ spot }) => view.spots[spot]);
        const labels = lockLabels(there, { view, contacts, words });
        yield shownIn(view, `${vehicle.id} +${liftIn} ${locale} ${name}`, labels);
      }
    }
  }
}

function shownIn(
  { widthPx, heightPx }: Pick<Shown, 'widthPx' | 'heightPx'>,
  name: string,
  labels: readonly DrawingLabel[],
): Shown {
  const markup = renderToStaticMarkup(createElement(DrawingLabels, { labels }));
  return { name, widthPx, heightPx, labels: markup };
}

type Box = { left: number; right: number; top: number; bottom: number };
type Line = Box & { words: string; label: number };

/** Puts each truck's labels on the stage of the open page, and returns where their lines are. */
function linesOn(page: Page, place: string, shown: readonly Shown[]): Promise<Line[][]> {
  return page.evaluate(
    ([selector, trucks]) => {
      const inner = document.querySelector(selector);
      if (!inner) throw new Error('There is no stage');
      const lineOf = (node: Node, label: number): Line => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { words: node.nodeValue ?? '', label, left, right, top, bottom };
      };
      return trucks.map(({ widthPx, heightPx, labels }) => {
        inner.innerHTML = `<svg viewBox="0 0 ${widthPx} ${heightPx}"></svg>${labels}`;
        const lines = [...inner.querySelectorAll('text')].flatMap((text, label) => {
          const nodes = [...text.childNodes].map((one) => one.firstChild ?? one);
          return nodes.map((node) => lineOf(node, label));
        });
        return lines.filter(({ left, right }) => right > left);
      });
    },
    [place, shown] as const,
  );
}

/** What lies on the stage besides the truck: its switch, its links. */
function controlsOn(page: Page): Promise<Line[]> {
  return page.locator('.build-stage-controls :is(a, button)').evaluateAll((controls) =>
    controls.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { words: one.textContent?.trim() ?? '', label: -1, left, right, top, bottom };
    }),
  );
}

function* faultsOf(lines: readonly Line[], { controls, widthPx }: OnPage): Generator<string> {
  if (lines.length === 0) yield 'no labels';
  for (const [at, line] of lines.entries()) {
    if (line.left < 0 || line.right > widthPx) yield `past the edge: ${line.words}`;
    const others = [...lines.slice(at + 1), ...controls];
    const over = others.find((one) => one.label !== line.label && isOver(line, one));
    if (over) yield `${line.words} | ${over.words}`;
  }
}

type OnPage = { controls: readonly Line[]; widthPx: number };

/** The letters of a line leave some of it free above and below. */
function isOver(one: Box, other: Box): boolean {
  const widthPx = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const heightPx = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return widthPx > 0.5 && heightPx > 0.25 * (one.bottom - one.top);
}

const onStage = '.build-stage .drawing-inner';
const pictures = [
  { query: 'side=side', place: onStage, shownOf: sidesOf },
  { query: 'side=front', place: onStage, shownOf: frontsOf },
  { query: 'view=lock', place: '.build-lock .drawing-inner', shownOf: locksOf },
];

test('no label of a truck lies over another at 390 and 1440 px, whatever the truck, the lift and the language', async ({
  page,
}) => {
  await Promise.all(vehicles.flatMap((one) => [loadBody(one), loadFace(one)]));
  await prepareBuild(page.request, { truck: 'f150', parts: { 'lift-kits': '' } });
  for (const { query, place, shownOf } of pictures) {
    // Drawing takes most of the time, so both sizes share the drawings.
    const shown = vehicles.flatMap((one) => [...shownOf(one)]);
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await page.goto(`/build?step=wheels&${query}`);
      await page.locator(place).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const onPage = { controls: await controlsOn(page), widthPx: size.width };
      const lines = await linesOn(page, place, shown);
      const faults = shown.flatMap(({ name }, at) =>
        [...faultsOf(lines[at] ?? [], onPage)].map((fault) => `${name}: ${fault}`),
      );
      expect.soft(faults, `${query} at ${size.width} px`).toEqual([]);
    }
  }
});
