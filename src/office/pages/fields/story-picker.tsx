import { pagePath } from '#src/domain/content/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { useEditorSources } from './editor-sources.tsx';
import { PickDialog } from './pick-dialog.tsx';
import { SearchList } from './search-list.tsx';
import fieldStrings from './words.json' with { type: 'json' };

/** Picks a page of the site; shows its path. */
export function StoryPicker({ onPick }: { onPick: (path: string) => void }) {
  const t = useStrings(fieldStrings);
  const { stories } = useEditorSources();
  const items = stories.map(({ uuid, name, fullSlug, published }) => ({
    key: uuid,
    title: name,
    detail: published ? pagePath(fullSlug) : t('link.draft', { path: pagePath(fullSlug) }),
  }));
  return (
    <PickDialog label={t('link.choose')} icon="link">
      {(close) => (
        <SearchList
          items={items}
          onPick={(uuid) => {
            const story = stories.find((one) => one.uuid === uuid);
            if (story) onPick(pagePath(story.fullSlug));
            close();
          }}
        />
      )}
    </PickDialog>
  );
}
