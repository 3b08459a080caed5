import type { PhotoPoint } from '../measure/marks.ts';
import type { BrandInks } from './brand-inks.ts';
import { trace } from './canvas.ts';
import { downToClear, type LabelBox } from './clear-of.ts';
import type { PhotoBuild, PhotoScene } from './photo-scene.ts';

/** What the lines say: from the record and the build, never read off the photo. */
export type DimensionTexts = { wheelbase: string; tire: string; height: string; rise: string };

type Dimensions = {
  build: PhotoBuild;
  texts: DimensionTexts;
  /** The record's height, and how far the body rises where it is measured. */
  heightIn: number;
  riseIn: number;
  /** How wide the picture is looked at, in pixels of a screen. */
  shownPx: number;
  inks: BrandInks;
};

const white = '#fff';

type Pen = {
  line(points: readonly PhotoPoint[], color?: string): void;
  label(text: string, at: PhotoPoint, color?: string): void;
};

/** A reader's least, in pixels of a screen; the labels are 18 units high. */
const leastLabelPx = 12;

function penOf(
  ink: CanvasRenderingContext2D,
  { width, shownPx, font }: { width: number; shownPx: number; font: string },
): Pen {
  const unit = Math.max(width / 900, (leastLabelPx * width) / shownPx / 18);
  ink.font = `600 ${Math.round(18 * unit)}px ${font}`;
  ink.lineCap = 'round';
  const placed: LabelBox[] = [];
  return {
    line(points, color = white) {
      for (const [size, stroke] of [
        [4.2, 'rgba(20,14,10,.55)'],
        [1.6, color],
      ] as const) {
        ink.beginPath();
        trace(ink, points);
        ink.lineWidth = size * unit;
        ink.strokeStyle = stroke;
        ink.stroke();
      }
    },
    label(text, [x, y], color = white) {
      const wide = ink.measureText(text).width + 12 * unit;
      const left = Math.min(Math.max(x - wide / 2, 4 * unit), width - wide - 4 * unit);
      const box = { left, top: y - 12.5 * unit, width: wide, height: 25 * unit };
      const down = downToClear(box, placed, 2 * unit);
      const top = box.top + down;
      placed.push({ ...box, top });
      ink.fillStyle = 'rgba(24,17,12,.82)';
      ink.beginPath();
      ink.roundRect(left, top, wide, box.height, 3 * unit);
      ink.fill();
      ink.fillStyle = color;
      ink.textAlign = 'left';
      ink.textBaseline = 'middle';
      ink.fillText(text, left + 6 * unit, y + down + unit);
    },
  };
}

/** Wheelbase and tires under the truck, its height behind it. */
export function paintDimensions(
  ink: CanvasRenderingContext2D,
  scene: PhotoScene,
  { build, texts, heightIn, riseIn, shownPx, inks }: Dimensions,
): void {
  const { pose, wheelbaseIn } = scene;
  ink.setTransform(1, 0, 0, 1, 0, 0);
  const { line, label } = penOf(ink, { width: scene.photo.width, shownPx, font: inks.font });
  const at = (x: number, y: number) => pose.project(x, y);
  line([at(0, -7), at(wheelbaseIn, -7)]);
  label(texts.wheelbase, at(wheelbaseIn / 2, -7));
  const radius = build.tireDiameterIn / 2;
  for (const hub of [0, wheelbaseIn]) {
    line([at(hub, -4.5), at(hub, -9.5)]);
    line([at(hub - radius, -1.6), at(hub + radius, -1.6)]);
    label(texts.tire, at(hub, -15));
  }
  const column = columnBehind(scene);
  const top = heightIn + riseIn;
  line([at(column, 0), at(column, top)]);
  for (const y of [0, top]) line([at(column - 2.5, y), at(column + 2.5, y)]);
  if (Math.abs(riseIn) > 0.05) {
    line([at(column, heightIn), at(column, top)], inks.accent);
    line([at(column - 6, heightIn), at(column + 2.5, heightIn)], inks.accent);
    label(texts.rise, at(column, heightIn - 5), inks.accent);
  }
  label(texts.height, at(column, top * 0.5));
}

const edgeShare = 0.065;

/** Where the height stands: behind the truck, within the photo. */
function columnBehind({ pose, outline, photo }: PhotoScene): number {
  const ends = [outline.bottom[0], outline.bottom.at(-1)] as const;
  const tail = pose.facing === 1 ? ends[1] : ends[0];
  const [tailIn] = pose.unproject(tail ?? [0, 0]);
  const [wanted, ground] = pose.project(tailIn + 9, 0);
  const margin = photo.width * edgeShare;
  const x = Math.min(photo.width - margin, Math.max(margin, wanted));
  return pose.unproject([x, ground])[0];
}
