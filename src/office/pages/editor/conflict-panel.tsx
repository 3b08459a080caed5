import { compareContent } from '#src/domain/content/index.ts';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { DifferenceList } from './difference-list.tsx';
import type { StoryState } from './edit-answers.ts';
import { shopTime } from './shop-clock.ts';
import type { EditBlok } from './story-tree.ts';
import editorStrings from './words.json' with { type: 'json' };

type ConflictProps = {
  mine: EditBlok;
  theirs: StoryState;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Two people saved the same story: both versions, and the choice. */
export function ConflictPanel({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) {
  const t = useStrings(editorStrings);
  const timeZone = useShopTimeZone();
  const locale = useLocale();
  const { updatedBy, updatedAt, content } = theirs.draft;
  return (
    <section className="editor-conflict" role="alert">
      <h2 className="title-4">{t('conflict.title')}</h2>
      <p>
        {t('conflict.text', {
          name: updatedBy ?? '?',
          time: shopTime(updatedAt, { locale, timeZone, nowMs: Date.now() }),
        })}
      </p>
      <DifferenceList differences={compareContent(content, mine)} />
      <div className="cluster">
        <button type="button" className="button button--small" onClick={onKeepMine}>
          {t('conflict.mine')}
        </button>
        <button
          type="button"
          className="button button--outline button--small"
          onClick={onTakeTheirs}
        >
          {t('conflict.theirs')}
        </button>
      </div>
    </section>
  );
}
