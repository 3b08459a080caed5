import type { DrawingOf } from '#src/site/kit/drawing-url.ts';
import { SideDrawing } from '#src/site/kit/side-drawing.tsx';

export type LeadDrawing = DrawingOf;

/** The truck that somebody sent or has begun, to scale: the drawing that the site shows. */
export function LeadTruck({ drawing, alt }: { drawing: LeadDrawing; alt: string }) {
  return <SideDrawing className="lead-truck" drawing={drawing} alt={alt} priority />;
}
