import { type DrawingOf, sideDrawingUrl } from './drawing-url.ts';

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
};

/** A truck to scale, as a picture that the browser keeps; the drawing follows the theme. */
export function SideDrawing({ drawing, alt, className, priority, night, size }: SideDrawingProps) {
  return (
    <picture className={className}>
      {!night && (
        <source media="(prefers-color-scheme: dark)" srcSet={sideDrawingUrl(drawing, 'dark')} />
      )}
      <img
        src={sideDrawingUrl(drawing, night ? 'dark' : 'light')}
        alt={alt}
        {...size}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
