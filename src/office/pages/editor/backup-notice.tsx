import { useEffect, useState } from 'react';
import type { StoryDraft } from '#src/domain/content/index.ts';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { type DraftBackup, dropBackup, findBackup } from './draft-backup.ts';
import { shopTime } from './shop-clock.ts';
import type { EditBlok } from './story-tree.ts';
import editorStrings from './words.json' with { type: 'json' };

type BackupNoticeProps = { draft: StoryDraft; onUse: (content: EditBlok) => void };

/** Offers unsaved changes from this browser: after a crash, offline, signed out. */
export function BackupNotice({ draft, onUse }: BackupNoticeProps) {
  const t = useStrings(editorStrings);
  const timeZone = useShopTimeZone();
  const locale = useLocale();
  const [backup, setBackup] = useState<DraftBackup | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at the beginning
  useEffect(() => setBackup(findBackup(localStorage, draft.id, draft)), []);
  if (backup === null) return null;
  return (
    <section className="editor-backup" role="status">
      <p>
        {t('backup.title', { time: shopTime(backup.at, { locale, timeZone, nowMs: Date.now() }) })}
      </p>
      <div className="cluster">
        <button
          type="button"
          className="button button--small"
          onClick={() => {
            onUse(backup.content);
            setBackup(null);
          }}
        >
          {t('backup.use')}
        </button>
        <button
          type="button"
          className="button button--outline button--small"
          onClick={() => {
            dropBackup(localStorage, draft.id);
            setBackup(null);
          }}
        >
          {t('backup.drop')}
        </button>
      </div>
    </section>
  );
}
