import type { DrawingOf } from '#src/site/kit/drawing-url.ts';
import { SideDrawing } from '#src/site/kit/side-drawing.tsx';

export type LeadDrawing = DrawingOf;

/** The truck of a sent or started build, to scale, as the site draws it. */
export function LeadTruck({ drawing, alt }: { drawing: LeadDrawing; alt: string }) {
  return <SideDrawing className="leads-truck" drawing={drawing} alt={alt} priority />;
}
