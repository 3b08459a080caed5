import { ContentImage } from './content-image.tsx';
import { type DrawingOf, vehicleDrawingUrl } from './drawing-url.ts';

type SideDrawingProps = {
  drawing: DrawingOf;
  /** Another one, of the same size, where there is only a phone's room. */
  onPhones?: DrawingOf;
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

/** Below the width from which a page has room for words in a drawing. */
const phones = '(max-width: 47.99rem)';

/** A truck to scale, as a picture that the browser keeps; the drawing follows the theme. */
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
