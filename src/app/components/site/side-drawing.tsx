import { type DrawingOf, vehicleDrawingUrl } from './drawing-url.ts';

type SideDrawingProps = {
  drawing: DrawingOf;
  /** '' where the words beside it say the same. */
  alt: string;
  className?: string;
  /** Seen first: not lazy. */
  priority?: boolean;
  /** On a field that is dark in both themes. */
  night?: boolean;
  size?: { width: number; height: number };
  /** From the side, unless it says otherwise. */
  view?: 'side' | 'front';
};

/** A truck to scale, as a picture that the browser keeps; the drawing follows the theme. */
export function SideDrawing(props: SideDrawingProps) {
  const { drawing, alt, className, priority, night, size, view = 'side' } = props;
  return (
    <picture className={className}>
      {!night && (
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={vehicleDrawingUrl(view, { drawing, theme: 'dark' })}
        />
      )}
      <img
        src={vehicleDrawingUrl(view, { drawing, theme: night ? 'dark' : 'light' })}
        alt={alt}
        {...size}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
