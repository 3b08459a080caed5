import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Button } from '../button/block.tsx';
import type { BtnBlok } from './schema.ts';

/** The short form of a button, with the same rule: label and URL, or nothing. */
export function Btn({ blok }: BlokProps<BtnBlok>) {
  const { _uid, label: title, url, variant: type } = blok;
  return (
    <Button
      blok={{ component: 'button', _uid, title, url, type, external: false, classes: '' }}
      data={undefined}
    />
  );
}
