import { useCallback, useState } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { EditAnswer, StoryState } from './edit-answers.ts';
import type { EditRequest } from './edit-requests.ts';
import { askServer, type EditOutcome } from './editor-client.ts';
import type { StoryAction } from './story-edit.ts';
import { asEditBlok, type EditBlok } from './story-tree.ts';
import { useAutosave } from './use-autosave.ts';
import editorStrings from './words.json' with { type: 'json' };

type Options = {
  initial: StoryState;
  content: EditBlok;
  dispatch: (action: StoryAction) => void;
  say: (message: string) => void;
};

/** A request without its story. */
export type Ask = EditRequest extends infer Request
  ? Request extends EditRequest
    ? Omit<Request, 'storyId'>
    : never
  : never;

/** The story on the server: saves the draft automatically, and carries out requests. */
export function useStoryServer({ initial, content, dispatch, say }: Options) {
  const t = useStrings(editorStrings);
  const [state, setState] = useState(initial);
  const storyId = initial.draft.id;
  const { status, flush, adopt, insist } = useAutosave({
    storyId,
    content,
    saved: baseOf(initial),
    onSaved: setState,
  });

  /** Replaces the local version with the server's; undo restores it. */
  const take = useCallback(
    (next: StoryState) => {
      const base = baseOf(next);
      adopt(base);
      setState(next);
      dispatch({ type: 'replace', content: base.content });
    },
    [adopt, dispatch],
  );

  /** Saves first, then sends the request; null if it was refused, in which case `tell` was called. */
  const ask = useCallback(
    async (request: Ask, tell: (problem: string) => void = say): Promise<EditAnswer | null> => {
      if (!(await flush())) {
        tell(t('notSavedFirst'));
        return null;
      }
      // Adding the story's id makes the request complete.
      const outcome = await askServer({ ...request, storyId } as EditRequest);
      if (!outcome.ok) {
        tell(refusalText(outcome.refusal, t));
        return null;
      }
      setState(outcome.answer);
      return outcome.answer;
    },
    [flush, say, storyId, t],
  );

  return { state, status, ask, take, flush, insist };
}

export type StoryServer = ReturnType<typeof useStoryServer>;

type Refused = Extract<EditOutcome, { ok: false }>['refusal'];
type Words = (key: 'offline' | 'signed-out' | 'mustFix') => string;

function refusalText(refusal: Refused, t: Words): string {
  if (!('message' in refusal)) return t(refusal.code);
  return refusal.code === 'must-fix' ? t('mustFix') : refusal.message;
}

function baseOf({ draft }: StoryState) {
  return { content: asEditBlok(draft.content), revision: draft.revision, at: draft.updatedAt };
}
