import { useEffect, useMemo, useRef } from 'react';
import { firstMarks, marksAt, turned, type WheelName } from './first-marks.ts';
import {
  handSigmaPx,
  type KnownVehicle,
  type PhotoMarks,
  type PhotoPoint,
} from './measure/marks.ts';
import { isSlanted, type PhotoProblem, photoProblems } from './measure/photo-limits.ts';
import { type Pose, solvePose } from './measure/pose.ts';
import { snapRim, snapRims } from './measure/snap-rims.ts';
import type { OpenedPhoto } from './open-photo.ts';

export type Marked = Record<WheelName, boolean>;
export type SnapResult = 'searching' | 'snapped' | 'notFound' | null;

export type Marking = {
  marks: PhotoMarks;
  marked: Marked;
  facing: 1 | -1;
  result: SnapResult;
};

export const startMarking = (photo: OpenedPhoto, known: KnownVehicle): Marking => ({
  marks: firstMarks(photo.size, known, 1),
  marked: { front: false, rear: false },
  facing: 1,
  result: null,
});

type Given = {
  photo: OpenedPhoto;
  known: KnownVehicle;
  marking: Marking;
  change(to: Marking): void;
};

/** Usual width of the photo on a screen. */
const screenPx = 390;

/** Sets, moves and snaps the marks of both rims. */
export function useMarking({ photo, known, marking, change }: Given) {
  const current = useRef(marking);
  current.current = marking;
  const put = (to: Marking) => {
    current.current = to;
    change(to);
  };
  const sigmaPx = handSigmaPx(photo.size.width / screenPx);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const snapSoon = (name: WheelName) => {
    put({ ...current.current, result: 'searching' });
    clearTimeout(waiting.current);
    // The mark is drawn where it was let go before the search takes its time.
    waiting.current = setTimeout(() => put(snapped(photo, known, current.current, name)), 30);
  };
  return {
    moveTo(name: WheelName, mark: Partial<PhotoMarks['front']>) {
      const { marks, marked } = current.current;
      const moved = { ...marks[name], ...mark, sigmaPx };
      put({
        ...current.current,
        marks: { ...marks, [name]: moved },
        marked: { ...marked, [name]: true },
        result: null,
      });
    },
    settle: snapSoon,
    /** The nearer mark goes to the hub that was tapped. */
    tap(at: PhotoPoint) {
      const { marks, marked } = current.current;
      const name = nearestWheel(current.current, at);
      const hubs: Record<WheelName, PhotoPoint> = {
        front: [marks.front.x, marks.front.y],
        rear: [marks.rear.x, marks.rear.y],
      };
      const { front, rear } = name === 'front' ? { ...hubs, front: at } : { ...hubs, rear: at };
      const other = name === 'front' ? 'rear' : 'front';
      // Both hubs together say how large the rims are.
      const placed = marksAt(front, rear, known, sigmaPx);
      const next =
        marked[other] && current.current.result === 'snapped'
          ? { ...marks, [name]: placed[name] }
          : placed;
      put({ ...current.current, marks: next, marked: { ...marked, [name]: true } });
      snapSoon(name);
    },
    face(facing: 1 | -1) {
      const { marks, marked } = current.current;
      if (facing === current.current.facing) return;
      put({
        ...current.current,
        facing,
        marks: turned(marks),
        marked: { front: marked.rear, rear: marked.front },
      });
    },
  };
}

function nearestWheel({ marks, marked }: Marking, [x, y]: PhotoPoint): WheelName {
  const far = (name: WheelName) => Math.hypot(marks[name].x - x, marks[name].y - y);
  const near: WheelName = far('front') <= far('rear') ? 'front' : 'rear';
  const other: WheelName = near === 'front' ? 'rear' : 'front';
  // A second tap far from the first mark is for the other wheel, wherever its ring is.
  const isFar = far(near) > marks[near].halfWidth * 2.5;
  return marked[near] && !marked[other] && isFar ? other : near;
}

function snapped(
  photo: OpenedPhoto,
  known: KnownVehicle,
  before: Marking,
  name: WheelName,
): Marking {
  const { marks, marked } = before;
  if (marked.front && marked.rear) {
    const both = snapRims({ ...photo.grey, focal35mm: photo.size.focal35mm }, marks, known);
    return both ? { ...before, marks: both, result: 'snapped' } : { ...before, result: 'notFound' };
  }
  const one = snapRim(photo.grey, marks[name]);
  return { ...before, marks: { ...marks, [name]: one ?? marks[name] }, result: null };
}

export type Judged = { pose: Pose; problems: PhotoProblem[]; isSlanted: boolean };

/** What both marks say about the photo; null until both are set. */
export function useJudgedPhoto({ photo, known, marking }: Omit<Given, 'change'>): Judged | null {
  const { marks, marked, result } = marking;
  const isReady = marked.front && marked.rear && result !== 'searching';
  return useMemo(() => {
    if (!isReady) return null;
    const pose = solvePose(marks, known, photo.size);
    return { pose, problems: photoProblems(pose, marks), isSlanted: isSlanted(pose) };
  }, [isReady, marks, known, photo]);
}
