import { ContentImage } from './content-image.tsx';
import { type DrawingOf, type DrawingView, vehicleDrawingUrl } from './drawing-url.ts';

type SideDrawingProps = {
  drawing: DrawingOf;
  /** An alternative of the same size for phones. */
  onPhones?: DrawingOf;
  /** '' if the text next to it says the same. */
  alt: string;
  className?: string;
  /** Visible first: not lazy. */
  priority?: boolean;
  /** On an area that is dark in both themes. */
  night?: boolean;
  size?: { width: number; height: number };
  /** From the side by default. */
  view?: DrawingView;
};

/** Below the width at which a page has room for labels in a drawing. */
const phones = '(max-width: 47.99rem)';

/** A truck to scale, as a picture that browsers cache; the drawing follows the theme. */
export function SideDrawing(props: SideDrawingProps) {
  const { drawing, onPhones, alt, className, priority, night, size, view = 'side' } = props;
  return (
    <picture className={className}>
      {onPhones && (
        <>
          <source
            media={`${phones} and (prefers-color-scheme: dark)`}
            srcSet={vehicleDrawingUrl(view, { drawing: onPhones, theme: 'dark' })}
          />
          <source
            media={phones}
            srcSet={vehicleDrawingUrl(view, { drawing: onPhones, theme: 'light' })}
          />
        </>
      )}
      {!night && (
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={vehicleDrawingUrl(view, { drawing, theme: 'dark' })}
        />
      )}
      <ContentImage
        src={vehicleDrawingUrl(view, { drawing, theme: night ? 'dark' : 'light' })}
        alt={alt}
        {...size}
        priority={priority}
      />
    </picture>
  );
}
