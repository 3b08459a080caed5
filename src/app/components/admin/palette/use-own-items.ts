import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import paletteStrings from '#src/app/strings/admin-palette.json' with { type: 'json' };
import shellStrings from '#src/app/strings/admin-shell.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { NavItem, NavName } from '../side-nav.tsx';
import type { PaletteItem } from './palette-items.ts';

type ActionName = Extract<keyof typeof paletteStrings, `action.${string}`>;

/** What can be done right away by who has the section open to them. */
const actions: readonly (readonly [section: NavName, name: ActionName, href: () => string])[] = [
  ['content', 'action.newStory', adminHrefs.newStory],
  ['privacy', 'action.erase', adminHrefs.peopleData],
];

/** The person's own sections, and what they can do; nothing that they may not open. */
export function useOwnItems(nav: readonly NavItem[]): PaletteItem[] {
  const t = useStrings(paletteStrings);
  const shell = useStrings(shellStrings);
  const pages = nav.map(({ name, href }) => ({
    group: 'page' as const,
    title: shell(`nav.${name}`),
    detail: '',
    href,
  }));
  const account = { title: shell('account'), detail: '', href: adminHrefs.account() };
  const open = actions.filter(([section]) => nav.some(({ name }) => name === section));
  return [
    ...pages,
    { ...account, group: 'page' },
    ...open.map(([, name, href]) => ({
      group: 'action' as const,
      title: t(name),
      detail: '',
      href: href(),
    })),
  ];
}
