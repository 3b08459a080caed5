import type { BuiltShell, ShellSite } from './shell-site.ts';
import type { TemplateShape } from './template.ts';

/** A body in its own inches, and how the outlines of its kind are closed once it has been warped onto a vehicle. */
export interface GrownBody {
  template: TemplateShape;
  /** Joins the warped edges and the true wheel openings into the closed outlines of the shell. */
  buildShell(site: ShellSite): BuiltShell;
}
