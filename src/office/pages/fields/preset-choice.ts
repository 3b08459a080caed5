import type { Blok } from '#src/site/stories/blok-props.ts';

/** A part that was saved under a name. */
export type PresetChoice = {
  id: number;
  name: string;
  component: string;
  content: Blok;
};

/** Under which a preset stands in a list of what may be added. */
export function presetKey({ id }: Pick<PresetChoice, 'id'>): string {
  return `preset:${id}`;
}
