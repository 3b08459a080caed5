import type { BlokProps } from '#src/site/stories/blok-props.ts';
import type { HeadingParagraphBlok } from './schema.ts';

const tags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export function HeadingParagraph({ blok }: BlokProps<HeadingParagraphBlok>) {
  const Heading = tags[Math.round(blok.level) as keyof typeof tags];
  return (
    <div className="stack heading-paragraph">
      {blok.heading !== '' && <Heading className="title-3">{blok.heading}</Heading>}
      {blok.paragraph !== '' && <p>{blok.paragraph}</p>}
    </div>
  );
}
