import { createContext, useContext } from 'react';
import type { ComponentDescription } from '#src/site/bloks/describe-components.ts';
import type { ChoiceSource, SourcePlace } from '#src/site/stories/field-meta.ts';
import type { PresetChoice } from './preset-choice.ts';

/** A page that a link may lead to. */
export type StoryChoice = { uuid: string; name: string; fullSlug: string; published: boolean };

export type Choice = { value: string; label: string };

/** A folder of stories that parts show. */
export type RecordFolder = { id: number; name: string };

/** What the fields choose from. Plain data, made by `loadEditorSources` on the server. */
export type EditorSourcesData = {
  components: readonly ComponentDescription[];
  /** The pages of the site, in the order of the tree. */
  stories: readonly StoryChoice[];
  choices: Readonly<Record<ChoiceSource, readonly Choice[]>>;
  /** Where what parts show is kept, where it is stories. */
  folders: Readonly<Partial<Record<SourcePlace, RecordFolder>>>;
  /** Id of the story that is the head and foot of every page; null where there is none. */
  frame: number | null;
  /** Parts that were kept under a name. */
  presets: readonly PresetChoice[];
};

type Sources = EditorSourcesData & { setPresets(presets: readonly PresetChoice[]): void };

const none = {
  services: [],
  'service-pages': [],
  makes: [],
  vehicles: [],
  lines: [],
  experiments: [],
};

/** Around every form of the editor. */
export const EditorSources = createContext<Sources>({
  components: [],
  stories: [],
  choices: none,
  folders: {},
  frame: null,
  presets: [],
  setPresets: () => {},
});

export function useEditorSources(): Sources {
  return useContext(EditorSources);
}

/** How a component is described; undefined for one that a newer or hosted service knows. */
export function useComponent(component: string): ComponentDescription | undefined {
  return useEditorSources().components.find((one) => one.component === component);
}
