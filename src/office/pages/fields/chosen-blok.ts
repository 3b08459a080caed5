import { newBlok } from '#src/site/bloks/empty-blok.ts';
import type { Blok } from '#src/site/stories/blok-props.ts';
import { copiedBlok } from './blok-list.ts';
import type { EditorSourcesData } from './editor-sources.tsx';
import { presetKey } from './preset-choice.ts';

type Sources = Pick<EditorSourcesData, 'components' | 'presets'> & { newUid: () => string };

/** The part that a choice adds: an empty one, or a copy of a preset. */
export function blokOf(key: string, { components, presets, newUid }: Sources): Blok | null {
  const preset = presets.find((one) => presetKey(one) === key);
  if (preset) {
    const { component, content } = preset;
    return copiedBlok({ ...content, component, _uid: newUid() }, newUid);
  }
  const description = components.find(({ component }) => component === key);
  return description ? newBlok(description, newUid) : null;
}
