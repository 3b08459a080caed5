import type { DrawingOf } from '#src/app/components/site/drawing-url.ts';
import { SideDrawing } from '#src/app/components/site/side-drawing.tsx';
import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

export type LeadDrawing = DrawingOf;

/** The truck of a lead as it was sent, to scale: the drawing that the site shows. */
export function LeadTruck({ drawing, truck }: { drawing: LeadDrawing; truck: string }) {
  const t = useStrings(leadStrings);
  return (
    <SideDrawing
      className="lead-truck"
      drawing={drawing}
      alt={t('truck.alt', { truck })}
      priority
    />
  );
}
