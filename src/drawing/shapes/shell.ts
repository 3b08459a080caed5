import { buildJeepShell } from './shell-jeep.ts';
import { buildPickupShell } from './shell-pickup.ts';
import type { BuiltShell, ShellSite } from './shell-site.ts';
import { buildWagonShell } from './shell-wagon.ts';

/** Joins the warped edges and the true wheel openings into the closed outlines of the shell. */
export function buildShell(site: ShellSite): BuiltShell {
  const { shell } = site.template;
  switch (shell.kind) {
    case 'pickup':
      return buildPickupShell(shell, site);
    case 'wagon':
      return buildWagonShell(shell, site);
    case 'jeep':
      return buildJeepShell(shell, site);
  }
}
