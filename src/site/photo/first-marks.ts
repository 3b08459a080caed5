import {
  handSigmaPx,
  type KnownVehicle,
  type PhotoMarks,
  type PhotoPoint,
  type PhotoSize,
  rimRadiusIn,
  type WheelMark,
} from './measure/marks.ts';

export type WheelName = keyof PhotoMarks;

/** Where the wheels of most photos are. */
const usual = { left: 0.27, right: 0.73, down: 0.62 };

/** The marks before anybody has touched them. */
export function firstMarks(size: PhotoSize, known: KnownVehicle, facing: 1 | -1): PhotoMarks {
  const { width, height } = size;
  const [left, right] = [usual.left, usual.right].map(
    (share): PhotoPoint => [width * share, height * usual.down],
  ) as [PhotoPoint, PhotoPoint];
  const [front, rear] = facing === 1 ? [left, right] : [right, left];
  return marksAt(front, rear, known, handSigmaPx(1));
}

/** Round marks at both hubs, as large as rims are so far apart. */
export function marksAt(
  front: PhotoPoint,
  rear: PhotoPoint,
  known: KnownVehicle,
  sigmaPx: number,
): PhotoMarks {
  const gap = Math.hypot(front[0] - rear[0], front[1] - rear[1]);
  const half = Math.max(8, (gap * rimRadiusIn(known)) / known.wheelbaseIn);
  const mark = ([x, y]: PhotoPoint): WheelMark => ({
    x,
    y,
    halfWidth: half,
    halfHeight: half,
    sigmaPx,
  });
  return { front: mark(front), rear: mark(rear) };
}

/** The front wheel becomes the rear one: for a truck that faces the other way. */
export const turned = ({ front, rear }: PhotoMarks): PhotoMarks => ({ front: rear, rear: front });
