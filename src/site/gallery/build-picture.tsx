import type { DrawingOf } from '#src/site/kit/drawing-url.ts';
import { Picture } from '#src/site/kit/picture.tsx';
import type { PictureCrop } from '#src/site/kit/picture-sources.ts';
import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import { SkyField } from '#src/site/kit/sky-field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import galleryStrings from './words.json' with { type: 'json' };

/** `focus` is where the truck is in the picture, "x1xy1:x2xy2" in its pixels. */
export type BuildImage = { src: string; alt: string; focus: string };

type BuildPictureProps = {
  build: { title: string; image: BuildImage | null; drawing: DrawingOf };
  sizes: string;
  /** Height by width. Small pictures are squarer, so that the truck fills them; none squarer than 4:5, which would cut it. */
  ratio: PictureCrop['ratio'];
  /** The first picture of a page. */
  priority?: boolean;
};

/** A finished build: its photo, or the truck drawn to scale if there is none. */
export function BuildPicture({ build, sizes, ratio, priority }: BuildPictureProps) {
  const { title, image, drawing } = build;
  const t = useStrings(galleryStrings);
  if (image !== null) {
    const { focus, ...picture } = image;
    const shown = { ...picture, sizes, priority, crop: { ratio, focus } };
    return <Picture {...shown} className="scene" />;
  }
  return (
    <div className="scene gallery-drawn sky-field">
      <SkyField />
      <SideDrawing drawing={drawing} alt={t('drawnAlt', { title })} priority={priority} />
    </div>
  );
}
