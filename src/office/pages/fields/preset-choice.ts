import type { Blok } from '#src/site/stories/blok-props.ts';

/** A part that was saved as a preset. */
export type PresetChoice = {
  id: number;
  name: string;
  component: string;
  content: Blok;
};

/** The key of a preset in a list of what can be added. */
export function presetKey({ id }: Pick<PresetChoice, 'id'>): string {
  return `preset:${id}`;
}
