import { createContext, useContext } from 'react';
import type { ComponentDescription } from '#src/site/bloks/describe-components.ts';
import type { ChoiceSource, SourcePlace } from '#src/site/stories/field-meta.ts';
import type { PresetChoice } from './preset-choice.ts';

export type Choice = { value: string; label: string };

/** A folder of stories that parts show. */
export type RecordFolder = { id: number; name: string };

/** The choices of the fields. Plain data, created by `loadEditorSources` on the server. */
export type EditorSourcesData = {
  components: readonly ComponentDescription[];
  choices: Readonly<Record<ChoiceSource, readonly Choice[]>>;
  /** Where the content of such parts is edited, if it is in stories. */
  folders: Readonly<Partial<Record<SourcePlace, RecordFolder>>>;
  /** Id of the story with every page's header and footer; null if there is none. */
  frame: number | null;
  /** Saved presets. */
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
  choices: none,
  folders: {},
  frame: null,
  presets: [],
  setPresets: () => {},
});

export function useEditorSources(): Sources {
  return useContext(EditorSources);
}

/** The description of a component; undefined for one that only a newer or hosted service knows. */
export function useComponent(component: string): ComponentDescription | undefined {
  return useEditorSources().components.find((one) => one.component === component);
}
