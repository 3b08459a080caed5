import { Picture } from '#src/site/kit/picture.tsx';
import { SmartLink } from '#src/site/kit/smart-link.tsx';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { ItemHeading } from '#src/site/stories/item-level.tsx';
import type { TeaserBlok } from './schema.ts';

/** A picture, a headline and a line; all of it is the link if there is one. */
export function Teaser({ blok }: BlokProps<TeaserBlok>) {
  const { headline, text, link, image } = blok;
  return (
    <article className="teaser">
      {image.filename !== '' && (
        <figure>
          <Picture src={image.filename} alt={image.alt} sizes="lg:90vw 2xl:25vw" />
        </figure>
      )}
      <div className="teaser-text">
        {headline !== '' && (
          <ItemHeading>
            {link.url === '' ? headline : <SmartLink url={link.url}>{headline}</SmartLink>}
          </ItemHeading>
        )}
        {text !== '' && <p className="muted">{text}</p>}
      </div>
    </article>
  );
}
