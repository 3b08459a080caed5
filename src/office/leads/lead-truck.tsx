import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import { SkyField } from '#src/site/kit/sky-field.tsx';
import { DrawingLabels } from '#src/web/ui/drawing-labels.tsx';
import type { LeadDrawing } from './lead-drawing.server.ts';

type LeadTruckProps = LeadDrawing & { alt: string };

/** The truck of a sent or started build in the evening, to scale on its ruler, as the site draws it. */
export function LeadTruck({ drawing, labels, width, height, alt }: LeadTruckProps) {
  return (
    <div className="leads-scene sky-field">
      <div className="sky-backdrop">
        <SkyField />
      </div>
      <div className="drawing">
        <SideDrawing drawing={drawing} alt={alt} size={{ width, height }} priority />
        <DrawingLabels labels={labels} />
      </div>
    </div>
  );
}
