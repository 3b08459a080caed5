/**
 * `E2E_CONTENT=elsewhere`: the site of the browser tests has no stories of its own. It reads them from a second
 * process of the service, by token over HTTP, as it would from Storyblok's.
 */
export const isContentElsewhere = process.env.E2E_CONTENT === 'elsewhere';

/** Editing changes the stories of the own process, so there is nothing to edit then. */
export const needsOwnContent =
  /\/(account|admin|editor|foreign|media|preview|secrets|sign-in|xss)[^/]*\.e2e\.ts$/;

/** Tests of exactly that setup. */
export const needsContentElsewhere = /\/elsewhere\/[^/]+\.e2e\.ts$/;
