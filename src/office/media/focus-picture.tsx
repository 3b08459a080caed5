import type { KeyboardEvent, MouseEvent } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import { variantOf } from './asset-item.ts';
import type { PixelSize, Place } from './focus-point.ts';
import mediaStrings from './words.json' with { type: 'json' };

type FocusPictureProps = {
  src: string;
  size: PixelSize;
  place: Place | null;
  onPlace: (place: Place) => void;
};

/** The picture itself: a click sets the focal point, arrow keys move it. */
export function FocusPicture({ src, size, place, onPlace }: FocusPictureProps) {
  const t = useStrings(mediaStrings);
  const { width, height } = size;
  const radius = Math.max(width, height) / 40;
  return (
    <button
      type="button"
      className="media-focus-picture"
      aria-label={t('focus.picture')}
      onClick={(event) => {
        const clicked = placeOfClick(event);
        if (clicked) onPlace(clicked);
      }}
      onKeyDown={(event) => {
        const moved = moveByKey(event, place ?? middle);
        if (!moved) return;
        event.preventDefault();
        onPlace(moved);
      }}
    >
      <img src={variantOf(src, '/m/960x0')} width={width} height={height} alt="" />
      {place && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <circle cx={(place.x / 100) * width} cy={(place.y / 100) * height} r={radius} />
        </svg>
      )}
    </button>
  );
}

export const middle: Place = { x: 50, y: 50 };

/** A key press on a button causes a click too, without a position: its `detail` is 0. */
function placeOfClick({ currentTarget, clientX, clientY, detail }: MouseEvent): Place | null {
  if (detail === 0) return null;
  const box = currentTarget.getBoundingClientRect();
  const x = within(((clientX - box.left) / box.width) * 100);
  return { x, y: within(((clientY - box.top) / box.height) * 100) };
}

const steps: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function moveByKey({ key, shiftKey }: KeyboardEvent, from: Place): Place | null {
  const step = steps[key];
  if (!step) return null;
  const length = shiftKey ? 10 : 2;
  return { x: within(from.x + step.x * length), y: within(from.y + step.y * length) };
}

function within(share: number): number {
  return Math.round(Math.min(100, Math.max(0, share)));
}
