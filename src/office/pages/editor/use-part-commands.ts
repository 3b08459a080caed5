import { useState } from 'react';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { blokOf } from '../fields/chosen-blok.ts';
import { useEditorSources } from '../fields/editor-sources.tsx';
import { copyToClipboard, findCopied } from './blok-clipboard.ts';
import { allowedAt, spotAfter } from './place-rules.ts';
import type { StoryAction, StoryEdit } from './story-edit.ts';
import { copyBlok, type EditBlok, findBlok, type Spot } from './story-tree.ts';
import editorStrings from './words.json' with { type: 'json' };

type Options = {
  edit: StoryEdit;
  dispatch: (action: StoryAction) => void;
  /** Announces what was done. */
  say: (message: string) => void;
};

const newUid = () => crypto.randomUUID();

/** Actions on a part, shared by the canvas, the outline and the form. */
export function usePartCommands({ edit, dispatch, say }: Options) {
  const t = useStrings(editorStrings);
  const locale = useLocale();
  const { components, presets } = useEditorSources();
  const [naming, setNaming] = useState<EditBlok | null>(null);
  const [adding, setAdding] = useState<Spot | null>(null);
  const { content } = edit;

  const nameOf = ({ component }: EditBlok) =>
    components.find((one) => one.component === component)?.displayName[locale] ?? component;
  const mayStand = (blok: EditBlok, at: Spot) =>
    allowedAt(content, at, components).includes(blok.component);

  function put(blok: EditBlok, at: Spot | null) {
    if (at === null || !mayStand(blok, at)) return say(t('part.notHere', { name: nameOf(blok) }));
    dispatch({ type: 'insert', bloks: [copyBlok(blok, newUid)], at });
  }

  return {
    adding,
    /** Asks what to add; null closes the dialog. */
    askToAdd: setAdding,
    addAfter: (uid: string | null) => setAdding(spotAfter(content, { uid, components })),
    /** A component or a preset, by its key in the list. */
    add(key: string) {
      const blok = blokOf(key, { components, presets, newUid });
      if (adding === null || !blok) return;
      dispatch({ type: 'insert', bloks: [blok], at: adding });
      setAdding(null);
    },
    /** The part to be saved as a preset, while its name is asked for. */
    naming,
    askForPreset: (uid: string | null) =>
      setNaming(uid === null ? null : (findBlok(content, uid)?.blok ?? null)),
    choices: adding === null ? [] : allowedAt(content, adding, components),
    shift: (uid: string, by: -1 | 1) => dispatch({ type: 'shift', uid, by }),
    duplicate(uid: string) {
      const found = findBlok(content, uid);
      if (found?.inside) put(found.blok, { beside: uid, side: 'after' });
    },
    copy(uid: string) {
      const found = findBlok(content, uid);
      if (!found?.inside) return;
      copyToClipboard(localStorage, found.blok);
      say(t('part.copied', { name: nameOf(found.blok) }));
    },
    paste(uid: string | null) {
      const blok = findCopied(localStorage);
      if (blok) put(blok, spotAfter(content, { uid, components }));
    },
    remove(uid: string) {
      const found = findBlok(content, uid);
      if (!found?.inside) return;
      dispatch({ type: 'remove', uid });
      say(t('part.removed', { name: nameOf(found.blok) }));
    },
    nameOf,
  };
}

export type PartCommands = ReturnType<typeof usePartCommands>;
