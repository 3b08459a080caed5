/** What the drawing endpoint draws of a wheel. Lengths in inches. */
export type WheelDrawingOf = {
  /** Line of wheels. */
  line: string;
  finish?: string | undefined;
  diameter?: number;
  width?: number;
  /** Stock number of the tire around it. */
  tire?: string | undefined;
  /** Diameter that fills the picture, so that several share one scale. */
  full?: number;
};

type WheelDrawingProps = {
  drawing: WheelDrawingOf;
  alt: string;
  /** Width and height, CSS px. */
  sizePx: number;
  className?: string;
  priority?: boolean;
};

/** A wheel from the side, drawn from its own spokes, width and finish; the same in both themes. */
export function WheelDrawing({ drawing, alt, sizePx, className, priority }: WheelDrawingProps) {
  return (
    <img
      src={wheelDrawingUrl(drawing, sizePx)}
      alt={alt}
      width={sizePx}
      height={sizePx}
      className={className}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}

function wheelDrawingUrl(drawing: WheelDrawingOf, sizePx: number): string {
  const query = Object.entries({ ...drawing, size: sizePx }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `/drawings/wheel.svg?${new URLSearchParams(query)}`;
}
