/**
 * `E2E_CONTENT=elsewhere`: the site of the browser tests has no stories of its own. It reads them from
 * a second process of the service, by token over HTTP, as it would from Storyblok's.
 */
export const isContentElsewhere = process.env.E2E_CONTENT === 'elsewhere';

/** What edits content edits the stories of its own process: there is nothing to edit then. */
export const needsOwnContent =
  /\/(account|admin|editor|foreign|media|preview|secrets|sign-in|xss)[^/]*\.e2e\.ts$/;

/** Tests of just that arrangement. */
export const needsContentElsewhere = /\/elsewhere\/[^/]+\.e2e\.ts$/;
