import type { Locale } from '#src/domain/context.ts';
import { DrawingLabels } from '#src/web/ui/drawing-labels.tsx';
import type { WheelSection } from './load.server.ts';
import { centerIn, type SectionFrame } from './section-frame.ts';
import { rows, sectionLabels } from './section-labels.ts';
import { sectionShapes } from './section-shapes.ts';

type SectionDrawingProps = {
  wheel: WheelSection;
  frame: SectionFrame;
  /** The picture's alternative text. */
  label: string;
  locale: Locale;
};

/** A wheel cut through the axle; the mounting faces of all wheels are aligned. */
export function SectionDrawing({ wheel, frame, label, locale }: SectionDrawingProps) {
  const { left, right, top, bottom } = frame;
  const shapes = sectionShapes(wheel);
  return (
    <div className="drawing offset-drawing-section" role="img" aria-label={label}>
      <svg viewBox={`${left} ${top} ${right - left} ${bottom - top}`} aria-hidden="true">
        <path className="offset-drawing-hub" d={shapes.brake} />
        <path className="offset-drawing-hub" d={shapes.hub} />
        {shapes.tire && <path className="offset-drawing-tire" d={shapes.tire} />}
        <path className="offset-drawing-disc" d={shapes.disc} />
        <path className="offset-drawing-rim" d={shapes.barrel} />
        <path className="offset-drawing-axis" d={`M${left} 0H${right}`} />
        <Dimensions wheel={wheel} top={top} />
      </svg>
      <DrawingLabels labels={sectionLabels(wheel, { frame, locale })} />
    </div>
  );
}

function Dimensions({ wheel, top }: { wheel: WheelSection; top: number }) {
  const center = hundredths(centerIn(wheel));
  const beadOut = hundredths(center - wheel.widthIn / 2);
  const beadIn = hundredths(center + wheel.widthIn / 2);
  const out = hundredths(-wheel.outsideIn);
  const inner = hundredths(wheel.backspacingIn);
  return (
    <>
      <Extensions xs={[out, inner]} from={0.5} to={rows.sides + 0.5} />
      <Extensions xs={[beadOut, beadIn]} from={rows.sides + 1} to={rows.width + 0.5} />
      <path className="offset-drawing-center" d={`M${center} ${top + 0.4}V${rows.offset + 0.6}`} />
      <path className="offset-drawing-mount" d={`M0 ${top + 0.4}V${rows.sides + 0.6}`} />
      {center !== 0 && <Measure from={0} to={center} y={rows.offset} />}
      <Measure from={out} to={0} y={rows.sides} />
      <Measure from={0} to={inner} y={rows.sides} />
      <Measure from={beadOut} to={beadIn} y={rows.width} />
    </>
  );
}

/** Thin lines from the part down to its dimension line. */
function Extensions({ xs, from, to }: { xs: readonly number[]; from: number; to: number }) {
  return (
    <path
      className="drawing-line drawing-line--extension"
      d={xs.map((x) => `M${x} ${from}V${to}`).join('')}
    />
  );
}

/** A dimension line; if it is too short for arrowheads, it has none. */
function Measure({ from, to, y }: { from: number; to: number; y: number }) {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const hasRoom = high - low > 1.4;
  return (
    <>
      <path className="drawing-line" d={`M${low} ${y}H${high}`} />
      {hasRoom && (
        <path
          className="drawing-arrow"
          d={`M${low} ${y}l.6 -.22v.44zM${high} ${y}l-.6 -.22v.44z`}
        />
      )}
    </>
  );
}

/** Precise enough for a line, without the noise of floats in the page. */
function hundredths(inches: number): number {
  return Math.round(inches * 100) / 100;
}
