import { currentClasses } from '#src/domain/content/index.ts';
import { SmartLink } from '#src/site/kit/smart-link.tsx';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import type { ButtonBlok } from './schema.ts';

const classOf = {
  branded: 'button',
  white: 'button button--white',
  gray: 'button button--gray',
  transparent: 'button button--outline',
  black: 'button button--dark',
} as const satisfies Record<ButtonBlok['type'], string>;

/** Only with both a title and a URL (specification, section 5). */
export function Button({ blok }: BlokProps<ButtonBlok>) {
  if (blok.title === '' || blok.url.url === '') return null;
  const className = [classOf[blok.type], currentClasses(blok.classes)].filter(Boolean).join(' ');
  return (
    <SmartLink url={blok.url.url} className={className} newTab={blok.external}>
      {blok.title}
      {blok.type === 'branded' && <Icon name="arrow" />}
    </SmartLink>
  );
}
