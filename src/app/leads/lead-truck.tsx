import type { DrawingOf } from '#src/app/components/site/drawing-url.ts';
import { SideDrawing } from '#src/app/components/site/side-drawing.tsx';

export type LeadDrawing = DrawingOf;

/** The truck that somebody sent or has begun, to scale: the drawing that the site shows. */
export function LeadTruck({ drawing, alt }: { drawing: LeadDrawing; alt: string }) {
  return <SideDrawing className="lead-truck" drawing={drawing} alt={alt} priority />;
}
