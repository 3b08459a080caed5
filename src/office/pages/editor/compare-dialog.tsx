import { useEffect, useState } from 'react';
import type { Difference } from '#src/domain/content/index.ts';
import { OpenDialog } from '#src/office/kit/open-dialog.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { DifferenceList } from './difference-list.tsx';
import type { StoryServer } from './use-story-server.ts';
import editorStrings from './words.json' with { type: 'json' };

type CompareDialogProps = { ask: StoryServer['ask']; isPublished: boolean; onClose: () => void };

/** The draft compared with the published page. */
export function CompareDialog({ ask, isPublished, onClose }: CompareDialogProps) {
  const t = useStrings(editorStrings);
  const [differences, setDifferences] = useState<readonly Difference[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is opened
  useEffect(() => {
    if (!isPublished) return;
    void ask({ intent: 'compare', from: 'published' }).then((answer) =>
      setDifferences(answer?.differences ?? []),
    );
  }, []);
  return (
    <OpenDialog title={t('compare.title')} onClose={onClose}>
      {!isPublished && <p>{t('compare.never')}</p>}
      {differences && <DifferenceList differences={differences} />}
    </OpenDialog>
  );
}
