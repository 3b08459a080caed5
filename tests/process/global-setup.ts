import { isBuilt } from '#tools/set-up/build-stamp.mjs';
import { build } from '#tools/set-up/steps.mjs';

/** The process tests start the built server, so it has to be the one of the sources. */
export async function setup() {
  if (!isBuilt()) await build();
}
