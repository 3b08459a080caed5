import { useEffect, useReducer, useRef, useState } from 'react';
import { defaultLocale } from '#src/lib/locales.ts';
import type { EditLanguage } from '../fields/field-props.ts';
import type { CanvasMessage } from './canvas-messages.ts';
import type { StoryState } from './edit-answers.ts';
import type { Shortcut } from './shortcuts.ts';
import { editStory, startEdit } from './story-edit.ts';
import { asEditBlok } from './story-tree.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useCanvas } from './use-canvas.ts';
import { type PartCommands, usePartCommands } from './use-part-commands.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useStoryServer } from './use-story-server.ts';

type Options = { initial: StoryState; names: Record<string, string>; mayWrite: boolean };

/** The editor's state and actions, independent of its appearance. */
export function useStoryEditor({ initial, names, mayWrite }: Options) {
  const [edit, dispatch] = useReducer(editStory, asEditBlok(initial.draft.content), startEdit);
  const [language, setLanguage] = useState<EditLanguage>(defaultLocale);
  const { said, say } = useAnnouncements();
  const server = useStoryServer({ initial, content: edit.content, dispatch, say });
  const commands = usePartCommands({ edit, dispatch, say });
  const frame = useRef<HTMLIFrameElement>(null);
  const { content, selected } = edit;
  const [isFrameClicked, setFrameClicked] = useState(false);
  useEffect(() => {
    if (selected !== null) setFrameClicked(false);
  }, [selected]);

  function run(shortcut: Shortcut) {
    const onPage = {
      undo: () => dispatch({ type: 'undo' }),
      redo: () => dispatch({ type: 'redo' }),
      save: () => void server.flush(),
      paste: () => commands.paste(selected),
    };
    if (!mayWrite) return;
    if (shortcut in onPage) onPage[shortcut as keyof typeof onPage]();
    else if (selected !== null) runOnPart(commands, shortcut, selected);
  }
  const press = useShortcuts(run);

  const { draft } = server.state;
  const { reload } = useCanvas({
    frame,
    story: { id: draft.id, fullSlug: draft.fullSlug },
    content,
    selected,
    locale: language,
    names,
    onMessage(message) {
      if (message.action === 'edit') return dispatch({ type: 'select', uid: message.dataC.uid });
      if (message.action === 'frameClicked') return setFrameClicked(true);
      if (message.action === 'noFocus') return dispatch({ type: 'select', uid: null });
      if (message.action === 'shortcut') return press(message);
      if (mayWrite && 'blok' in message) runOnCanvas(commands, message);
    },
  });

  const canvas = { frame, reload, isFrameClicked };
  return { edit, dispatch, language, setLanguage, server, commands, ...canvas, said, say };
}

export type StoryEditorModel = ReturnType<typeof useStoryEditor>;

/** A shortcut for the selected part. */
function runOnPart(commands: PartCommands, shortcut: Shortcut, uid: string): void {
  if (shortcut === 'up') commands.shift(uid, -1);
  if (shortcut === 'down') commands.shift(uid, 1);
  if (shortcut === 'copy' || shortcut === 'duplicate' || shortcut === 'remove') {
    commands[shortcut](uid);
  }
}

type BlokMessage = Extract<CanvasMessage, { blok: object }>;

/** A button in the menu that the page shows at a part. */
function runOnCanvas(commands: PartCommands, { action, blok: { _uid: uid } }: BlokMessage): void {
  const onCanvas = {
    addBlockBefore: () => commands.askToAdd({ beside: uid, side: 'before' }),
    addBlockAfter: () => commands.askToAdd({ beside: uid, side: 'after' }),
    duplicateBlock: () => commands.duplicate(uid),
    copy: () => commands.copy(uid),
    moveForward: () => commands.shift(uid, 1),
    moveBackward: () => commands.shift(uid, -1),
    deleteBlock: () => commands.remove(uid),
  };
  onCanvas[action]();
}
