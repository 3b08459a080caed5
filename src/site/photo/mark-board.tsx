import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { loupeScale, type PhotoPoint } from './measure/marks.ts';

export type BoardHandle = { id: string; label: string; at: PhotoPoint };

type BoardProps = {
  photo: HTMLCanvasElement;
  handles: readonly BoardHandle[];
  /** Draws the marks over the photo, in its pixels; `unit` is a pixel of the screen. */
  draw(ink: CanvasRenderingContext2D, unit: number): void;
  onMove(id: string, to: PhotoPoint): void;
  /** When a handle is let go. */
  onSettle(id: string): void;
  onTap?(at: PhotoPoint): void;
  /** Says where a handle now is. */
  tell(handle: BoardHandle): string;
};

type Held = { id: string; from: PhotoPoint; start: PhotoPoint; pace: number };

const reachCssPx = 34;
const tapCssPx = 6;
/** A finger moves a handle by a third of its own way, beside it, and so never covers it. */
const fingerPace = 1 / 3;
const settleMs = 450;

/** A photo with handles on it: by touch under a loupe, by mouse, and by arrow keys. */
export function MarkBoard(props: BoardProps) {
  const { photo, handles, draw, onMove, onSettle, tell } = props;
  const board = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const pointers = usePointers(board, props, setShown);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const press = (event: KeyboardEvent, handle: BoardHandle) => {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 10 : 1;
    const at: PhotoPoint = [handle.at[0] + step[0] * by, handle.at[1] + step[1] * by];
    onMove(handle.id, at);
    setShown(handle.id);
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      setSaid(tell({ ...handle, at }));
      onSettle(handle.id);
    }, settleMs);
  };
  const percent = (value: number, of: number) => `${(100 * value) / of}%`;
  const loupeAt = handles.find(({ id }) => id === shown)?.at;
  return (
    <div className="photo-board" ref={board} {...pointers}>
      <PhotoView photo={photo} draw={draw} />
      {handles.map((handle) => (
        <button
          key={handle.id}
          type="button"
          className="photo-handle"
          style={{
            insetInlineStart: percent(handle.at[0], photo.width),
            insetBlockStart: percent(handle.at[1], photo.height),
          }}
          aria-label={handle.label}
          aria-describedby="photo-board-help"
          onKeyDown={(event) => press(event, handle)}
          onBlur={() => setShown(null)}
        />
      ))}
      {loupeAt && <Loupe photo={photo} at={loupeAt} draw={draw} />}
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}

const arrows: Record<string, PhotoPoint | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function usePointers(
  board: { current: HTMLDivElement | null },
  { photo, handles, onMove, onSettle, onTap }: BoardProps,
  show: (id: string | null) => void,
) {
  const held = useRef<Held | null>(null);
  const tapped = useRef<PhotoPoint | null>(null);
  const placeOf = (event: PointerEvent): { at: PhotoPoint; unit: number } => {
    const box = board.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const unit = photo.width / box.width;
    return { at: [(event.clientX - box.left) * unit, (event.clientY - box.top) * unit], unit };
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      const { at, unit } = placeOf(event);
      const near = nearestOf(handles, at);
      board.current?.setPointerCapture(event.pointerId);
      tapped.current = at;
      if (!near || near.far > reachCssPx * unit) return;
      const pace = event.pointerType === 'mouse' ? 1 : fingerPace;
      held.current = { id: near.handle.id, from: at, start: near.handle.at, pace };
      show(near.handle.id);
    },
    onPointerMove(event: PointerEvent) {
      if (!held.current) return;
      const { id, from, start, pace } = held.current;
      const { at } = placeOf(event);
      const moved = [start[0] + (at[0] - from[0]) * pace, start[1] + (at[1] - from[1]) * pace];
      onMove(id, [moved[0] ?? 0, moved[1] ?? 0]);
    },
    onPointerUp(event: PointerEvent) {
      const { at, unit } = placeOf(event);
      const start = tapped.current;
      const stayed = start && Math.hypot(at[0] - start[0], at[1] - start[1]) < tapCssPx * unit;
      if (held.current && !stayed) onSettle(held.current.id);
      else if (stayed) onTap?.(at);
      held.current = null;
      tapped.current = null;
      show(null);
    },
    onPointerCancel() {
      held.current = null;
      tapped.current = null;
      show(null);
    },
  };
}

function nearestOf(handles: readonly BoardHandle[], [x, y]: PhotoPoint) {
  return handles
    .map((handle) => ({ handle, far: Math.hypot(handle.at[0] - x, handle.at[1] - y) }))
    .sort((one, other) => one.far - other.far)[0];
}

type Drawn = Pick<BoardProps, 'photo' | 'draw'>;

function PhotoView({ photo, draw }: Drawn) {
  const view = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = view.current;
    const ink = canvas?.getContext('2d');
    if (!canvas || !ink) return;
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.drawImage(photo, 0, 0);
    draw(ink, photo.width / Math.max(1, canvas.clientWidth));
  });
  return <canvas ref={view} className="photo-view" width={photo.width} height={photo.height} />;
}

const loupePx = 264;
const loupeCssPx = 132;

/** Four times as large as on the screen, in the corner away from the handle. */
function Loupe({ photo, at, draw }: Drawn & { at: PhotoPoint }) {
  const view = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = view.current;
    const ink = canvas?.getContext('2d');
    if (!canvas || !ink) return;
    const width = canvas.parentElement?.clientWidth ?? photo.width;
    const scale = (loupeScale * width * loupePx) / (photo.width * loupeCssPx);
    const seen = loupePx / scale;
    ink.setTransform(1, 0, 0, 1, 0, 0);
    ink.fillStyle = '#211813';
    ink.fillRect(0, 0, loupePx, loupePx);
    ink.drawImage(photo, at[0] - seen / 2, at[1] - seen / 2, seen, seen, 0, 0, loupePx, loupePx);
    ink.setTransform(scale, 0, 0, scale, loupePx / 2 - at[0] * scale, loupePx / 2 - at[1] * scale);
    draw(ink, 2 / scale);
  });
  const isRight = at[0] > photo.width / 2;
  return (
    <canvas
      ref={view}
      className={isRight ? 'photo-loupe is-left' : 'photo-loupe'}
      width={loupePx}
      height={loupePx}
    />
  );
}
