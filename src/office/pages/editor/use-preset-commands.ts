import { useEditorSources } from '../fields/editor-sources.tsx';
import type { PresetChoice } from '../fields/preset-choice.ts';
import type { Ask, StoryServer } from './use-story-server.ts';

/** Each returns the server's objection, or null once it is done. */
export function usePresetCommands(ask: StoryServer['ask']) {
  const { setPresets } = useEditorSources();

  async function change(request: Ask): Promise<string | null> {
    let problem: string | null = null;
    const answer = await ask(request, (told) => {
      problem = told;
    });
    if (answer?.presets) setPresets(answer.presets);
    return problem;
  }

  return {
    save: ({ name, content }: Pick<PresetChoice, 'name' | 'content'>) =>
      change({ intent: 'save-preset', name, content }),
    remove: ({ id }: Pick<PresetChoice, 'id'>) => change({ intent: 'remove-preset', presetId: id }),
  };
}

export type PresetCommands = ReturnType<typeof usePresetCommands>;
