import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import settingsStrings from './words.json' with { type: 'json' };

/** Links to stories with content that people look for in the settings. `id` is the story's. */
export function ElsewherePanel({ id }: { id: string }) {
  const t = useStrings(settingsStrings);
  return (
    <Panel title={t('elsewhere')} help={t('elsewhere.text')}>
      <Link className="button button--outline button--small" to={adminHrefs.editStory({ id })}>
        {t('elsewhere.open')}
      </Link>
    </Panel>
  );
}
