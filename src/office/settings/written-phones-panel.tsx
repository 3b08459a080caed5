import { Link } from 'react-router';
import { formatPhone } from '#src/domain/settings/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { OtherPhones } from './other-phones.ts';
import settingsStrings from './words.json' with { type: 'json' };

/** Phone numbers in texts of pages that are not the shop's and do not follow the settings. */
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
