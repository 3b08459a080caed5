import type { BlokProps } from '#src/site/stories/blok-props.ts';
import type { SectionHeadingBlok } from './schema.ts';

export function SectionHeading({ blok }: BlokProps<SectionHeadingBlok>) {
  const { title_accent: accent, title, description } = blok;
  const paddingClass = blok.bottom_padding ? ' has-padding' : '';
  return (
    <div
      className={`page-width section-head section-heading${paddingClass} is-${blok.description_align}`}
    >
      {(accent !== '' || title !== '') && (
        <h2>
          {accent !== '' && <span className="section-heading-accent">{accent}</span>} {title}
        </h2>
      )}
      {description !== '' && <p className="lead">{description}</p>}
    </div>
  );
}
