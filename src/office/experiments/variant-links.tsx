import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import experimentStrings from './words.json' with { type: 'json' };

export type VariantLink = { name: string; href: string };

/** Links to each variant, for staff and people they send them to. */
export function VariantLinks({ links }: { links: readonly VariantLink[] }) {
  const t = useStrings(experimentStrings);
  return (
    <Panel title={t('links')} help={t('links.help')}>
      <ul className="experiments-links">
        {links.map(({ name, href }) => (
          <li key={href}>
            <a
              className="button button--outline button--small"
              href={href}
              target="_blank"
              rel="noreferrer"
            >
              {t('links.open', { name })}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
