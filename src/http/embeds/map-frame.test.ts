import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

type Place = { name: string; lat: number; lng: number };
type Marker = { title: string; label?: string; map: unknown; press?: () => void };

const code = readFileSync(new URL('map-frame.js', import.meta.url), 'utf8');

/** Runs the frame's lines with as much of a map service as they need. 1 degree is 1 px at zoom 0. */
function openFrame() {
  const told: unknown[] = [];
  const markers: Marker[] = [];
  const page = { postMessage: (message: unknown) => told.push(message) };
  const scripts: { src?: string; onerror?: () => void }[] = [];
  const heard = new Set<(event: object) => void>();
  const view = { zoom: 0, idle: () => {} };
  const map = {
    getProjection: () => ({
      fromLatLngToPoint: ({ lat, lng }: Place) => ({ x: lng, y: lat }),
    }),
    getZoom: () => view.zoom,
    setZoom: (zoom: number) => Object.assign(view, { zoom }),
    setCenter: vi.fn(),
    addListener: (_: string, draw: () => void) => Object.assign(view, { idle: draw }),
  };
  function addMarker(given: Omit<Marker, 'press'>) {
    const marker = {
      ...given,
      setMap: (on: unknown) => Object.assign(marker, { map: on }),
      addListener: (_: string, press: () => void) => Object.assign(marker, { press }),
    };
    markers.push(marker);
    return marker;
  }
  // Called with `new`: the returned object replaces the instance.
  const maps = {
    Map: vi.fn(function newMap() {
      return map;
    }),
    LatLng: vi.fn(function newPlace(lat: number, lng: number) {
      return { lat, lng };
    }),
    Marker: vi.fn(addMarker),
  };
  const window: Record<string, unknown> & { showMap?: () => void } = { google: { maps } };
  const document = {
    documentElement: { dataset: { script: 'https://maps.example/js?key=k' } },
    querySelector: () => ({}),
    createElement: () => ({}),
    head: { append: (script: object) => scripts.push(script) },
  };
  const listen = (_: string, hear: (event: object) => void) => heard.add(hear);
  const globals = {
    window,
    document,
    parent: page,
    URL,
    location: { href: 'http://site.example/' },
  };
  const removeEventListener = (_: string, hear: (event: object) => void) => heard.delete(hear);
  runInContext(code, createContext({ ...globals, addEventListener: listen, removeEventListener }));
  const say = (data: object, source: unknown = page) => {
    for (const hear of [...heard]) hear({ source, data });
  };
  const onMap = () => markers.filter((marker) => marker.map !== null);
  return { told, say, scripts, window, view, onMap };
}

const place = (name: string, lng: number, lat = 0): Place => ({ name, lat, lng });
const asked = { center: { lat: 0, lng: 0 }, zoom: 14 };

test('nothing is loaded before the page has said what to show, and nobody else may say it', () => {
  const { told, say, scripts } = openFrame();
  expect(told).toEqual([{ embed: 'map', state: 'open' }]);
  say({ ...asked, places: [] }, {});
  expect(scripts).toEqual([]);
  say({ ...asked, places: [] });
  expect(scripts).toMatchObject([{ src: 'https://maps.example/js?key=k' }]);
});

test('a failing script or a rejected key is reported', () => {
  const { told, say, scripts, window } = openFrame();
  say({ ...asked, places: [] });
  scripts[0]?.onerror?.();
  (window.gm_authFailure as () => void)();
  expect(told.slice(1)).toEqual(Array(2).fill({ embed: 'map', state: 'failed' }));
});

test('two markers within 60 px are one with their number; pressed, it comes nearer', () => {
  const { told, say, window, view, onMap } = openFrame();
  say({ ...asked, places: [place('Shop', 0), place('Lot', 60), place('Trail', 200)] });
  window.showMap?.();
  expect(told.at(-1)).toEqual({ embed: 'map', state: 'ready' });
  view.idle();
  expect(onMap()).toMatchObject([{ title: 'Shop, Lot', label: '2' }, { title: 'Trail' }]);
  onMap()[0]?.press?.();
  expect(view.zoom).toBe(2);
  view.idle();
  expect(onMap().map(({ title }) => title)).toEqual(['Shop', 'Lot', 'Trail']);
});

test('markers 61 px apart stay separate, and a single one is not a group', () => {
  const { say, window, view, onMap } = openFrame();
  say({ ...asked, places: [place('Shop', 0), place('Lot', 61)] });
  window.showMap?.();
  view.idle();
  expect(onMap().map(({ title }) => title)).toEqual(['Shop', 'Lot']);
});
