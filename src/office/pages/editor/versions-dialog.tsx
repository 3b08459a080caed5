import { useEffect, useState } from 'react';
import type { Difference, StoryVersion } from '#src/domain/content/index.ts';
import { OpenDialog } from '#src/office/kit/open-dialog.tsx';
import { useActorName } from '#src/office/kit/use-actor-name.ts';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { DifferenceList } from './difference-list.tsx';
import { shopTime } from './shop-clock.ts';
import type { StoryServer } from './use-story-server.ts';
import editorStrings from './words.json' with { type: 'json' };

type VersionsDialogProps = {
  ask: StoryServer['ask'];
  /** Null: read access only. */
  onRestore: ((version: StoryVersion) => void) | null;
  onClose: () => void;
};

/** Every version of the story, newest first: its differences from the current one, and a button to restore it. */
export function VersionsDialog({ ask, onRestore, onClose }: VersionsDialogProps) {
  const t = useStrings(editorStrings);
  const [versions, setVersions] = useState<StoryVersion[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is opened
  useEffect(() => {
    void ask({ intent: 'versions' }).then((answer) => setVersions(answer?.versions ?? []));
  }, []);
  return (
    <OpenDialog title={t('versions')} onClose={onClose}>
      <ol className="editor-versions">
        {versions.map((version) => (
          <Version
            key={version.id}
            version={version}
            ask={ask}
            onRestore={onRestore && (() => onRestore(version))}
          />
        ))}
      </ol>
    </OpenDialog>
  );
}

type VersionProps = {
  version: StoryVersion;
  ask: StoryServer['ask'];
  onRestore: (() => void) | null;
};

function Version({ version, ask, onRestore }: VersionProps) {
  const t = useStrings(editorStrings);
  const timeZone = useShopTimeZone();
  const locale = useLocale();
  const nameOf = useActorName();
  const [differences, setDifferences] = useState<readonly Difference[] | null>(null);
  const action = version.action === 'restore' ? 'restore.did' : version.action;
  async function compare() {
    const answer = await ask({ intent: 'compare', from: version.id });
    setDifferences(answer?.differences ?? []);
  }
  return (
    <li>
      <p>
        <b>{t(`versions.${action}`)}</b>{' '}
        <span className="muted">
          {t('versions.by', {
            time: shopTime(version.createdAt, { locale, timeZone, nowMs: Date.now() }),
            name: nameOf(version.authorName),
          })}
        </span>
      </p>
      <div className="cluster">
        <button
          type="button"
          className="button button--outline button--small"
          onClick={() => void compare()}
        >
          {t('versions.compare')}
        </button>
        {onRestore && (
          <button type="button" className="button button--quiet button--small" onClick={onRestore}>
            {t('versions.restore')}
          </button>
        )}
      </div>
      {differences && <DifferenceList differences={differences} />}
    </li>
  );
}
