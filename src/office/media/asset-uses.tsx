import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import mediaStrings from './words.json' with { type: 'json' };

type AssetUsesProps = {
  uses: readonly { id: number; name: string; isPublic: boolean }[];
  builds: readonly { slug: string; name: string; makeSlug: string }[];
  /** Whether the person may open pages in the editor. */
  mayOpen: boolean;
};

/** Where the file is used. */
export function AssetUses({ uses, builds, mayOpen }: AssetUsesProps) {
  const t = useStrings(mediaStrings);
  return (
    <Panel title={t('uses.title')}>
      {uses.length + builds.length === 0 && <p className="muted">{t('uses.none')}</p>}
      <ul className="media-uses">
        {uses.map(({ id, name, isPublic }) => (
          <li key={id}>
            {mayOpen ? <Link to={adminHrefs.editStory({ id: String(id) })}>{name}</Link> : name}
            <StatusBadge tone={isPublic ? 'good' : 'quiet'}>
              {t(isPublic ? 'uses.public' : 'uses.draft')}
            </StatusBadge>
          </li>
        ))}
        {builds.map(({ slug, name, makeSlug }) => (
          <li key={slug}>
            <a href={hrefs.galleryMake({ make: makeSlug })}>{name}</a>
            <StatusBadge tone="good">{t('uses.gallery')}</StatusBadge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
