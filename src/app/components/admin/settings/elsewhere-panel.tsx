import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import settingsStrings from '#src/app/strings/admin-settings.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

/** Where to find what people look for here, but which is a story. `id` is that story's. */
export function ElsewherePanel({ id }: { id: string }) {
  const t = useStrings(settingsStrings);
  return (
    <Panel title={t('elsewhere')} help={t('elsewhere.text')}>
      <Link className="btn btn--line btn--sm" to={adminHrefs.editStory({ id })}>
        {t('elsewhere.open')}
      </Link>
    </Panel>
  );
}
