import type { SceneWords } from './scene-words.ts';

export type PictureKind = 'build' | 'page' | 'portrait' | 'map' | 'og' | 'backdrop';

/** A picture to be painted and committed for the demo shop. */
export interface Picture {
  key: string;
  kind: PictureKind;
  width: number;
  height: number;
  alt: { en: string; es: string };
  /** What a crop must keep, shares of the picture: left, top, right, bottom. */
  focus?: readonly [number, number, number, number];
  buildSlug?: string;
  scene?: SceneWords;
  person?: string;
  /** Where the pin of a map stands: the site shows it only while the shop is there. */
  geo?: { lat: number; lng: number };
  /** Flat line work is smaller as PNG; everything else is JPEG. */
  flat?: boolean;
  /** Largest file in bytes; JPEG quality goes down until it fits. */
  maxBytes: number;
  svg: string;
}

/** A row of images.json. `file` is below demo/images; `focus` is Storyblok's "x0xy0:x1xy1" in pixels. */
export interface PictureRow {
  key: string;
  file: string;
  width: number;
  height: number;
  alt: { en: string; es: string };
  focus: string;
  kind: PictureKind;
  buildSlug?: string;
  scene?: SceneWords;
  person?: string;
  geo?: { lat: number; lng: number };
  /** A hash of everything the file was made from; an unchanged picture is not painted again. */
  hash: string;
}

export function focusText({ focus, width, height }: Picture): string {
  if (!focus) return '';
  const [left, top, right, bottom] = focus;
  const at = (x: number, y: number) => `${Math.round(x * width)}x${Math.round(y * height)}`;
  return `${at(left, top)}:${at(right, bottom)}`;
}
