import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import settingsStrings from '#src/app/strings/admin-settings.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { formatPhone } from '#src/domain/settings/index.ts';
import type { OtherPhones } from './other-phones.ts';

/** Numbers that stand in the words of pages and are not the shop's: the settings do not reach them. */
export function WrittenPhonesPanel({ pages }: { pages: readonly OtherPhones[] }) {
  const t = useStrings(settingsStrings);
  if (pages.length === 0) return null;
  return (
    <Panel title={t('phones')} help={t('phones.help')}>
      <ul>
        {pages.map(({ id, name, numbers }) => (
          <li key={id}>
            <Link className="link" to={adminHrefs.editStory({ id: String(id) })}>
              {name}
            </Link>
            : {numbers.map((number) => formatPhone(`+1${number}`)).join(', ')}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
