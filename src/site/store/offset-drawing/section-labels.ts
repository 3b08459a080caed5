import type { Locale } from '#src/domain/context.ts';
import { signed } from '#src/site/build/index.ts';
import type { DrawingLabel } from '#src/web/ui/drawing-labels.tsx';
import type { WheelSection } from './load.server.ts';
import { centerIn, type SectionFrame } from './section-frame.ts';

/** Dimension lines below the axle, y in inches: offset, then outward and inward, then the width. */
export const rows = { offset: 1.5, sides: 3.5, width: 5.5 };

/** Shorter spans have their figure next to the line instead of on it. */
const fitsInsideIn = 3.2;

/** The figures on the dimension lines, in percent of the picture. */
export function sectionLabels(
  wheel: WheelSection,
  { frame, locale }: { frame: SectionFrame; locale: Locale },
): DrawingLabel[] {
  const place = (x: number, y: number) => ({
    x: ((x - frame.left) / (frame.right - frame.left)) * 100,
    y: ((y - frame.top) / (frame.bottom - frame.top)) * 100,
  });
  const center = centerIn(wheel);
  const beside = Math.max(0, center) + 0.5;
  const inside = { anchor: 'middle', look: 'halo' } as const;
  return [
    { ...place(beside, rows.offset), text: `${signed(wheel.offsetMm, locale)} mm`, look: 'now' },
    { ...place(-wheel.outsideIn / 2, rows.sides), text: wheel.outsideIn.toFixed(2), ...inside },
    ...innerLabel(wheel, place),
    { ...place(center, rows.width), text: String(wheel.widthIn), ...inside },
  ];
}

function innerLabel(
  { backspacingIn }: WheelSection,
  place: (x: number, y: number) => { x: number; y: number },
): DrawingLabel[] {
  const text = backspacingIn.toFixed(2);
  if (backspacingIn < fitsInsideIn) return [{ ...place(backspacingIn + 0.4, rows.sides), text }];
  const at = place(backspacingIn / 2, rows.sides);
  return [{ ...at, text, anchor: 'middle', look: 'halo' }];
}
