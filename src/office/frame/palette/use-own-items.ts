import { hasScope, type Scope, type StaffRole, scopesOf } from '#src/domain/auth/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import type { NavItem } from '#src/office/kit/nav-item.ts';
import shellStrings from '#src/office/kit/shell-words.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import type { PaletteItem } from './palette-items.ts';
import paletteStrings from './words.json' with { type: 'json' };

type ActionName = Extract<keyof typeof paletteStrings, `action.${string}`>;

/** Actions, and the scopes they require. */
const actions: readonly (readonly [scope: Scope, name: ActionName, href: () => string])[] = [
  ['calendar.write', 'action.newAppointment', adminHrefs.newVisit],
  ['calendar.write', 'action.blockTime', adminHrefs.newTimeBlock],
  ['content.write', 'action.newStory', adminHrefs.newStory],
  ['privacy.manage', 'action.erase', adminHrefs.peopleData],
];

/** The person using the palette. */
export type PaletteOwner = { nav: readonly NavItem[]; role: StaffRole };

/** The person's own sections and actions, without those they may not open. */
export function useOwnItems({ nav, role }: PaletteOwner): PaletteItem[] {
  const t = useStrings(paletteStrings);
  const shell = useStrings(shellStrings);
  const pages = nav.map(({ name, href }) => ({
    group: 'page' as const,
    title: shell(`nav.${name}`),
    detail: '',
    href,
  }));
  const own = [
    { title: shell('account'), detail: '', href: adminHrefs.account() },
    { title: shell('language'), detail: '', href: adminHrefs.ownLanguage() },
  ];
  const open = actions.filter(([scope]) => hasScope(scopesOf(role), scope));
  return [
    ...pages,
    ...own.map((item) => ({ ...item, group: 'page' as const })),
    ...open.map(([, name, href]) => ({
      group: 'action' as const,
      title: t(name),
      detail: '',
      href: href(),
    })),
  ];
}
