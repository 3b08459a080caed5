export { accountErrors } from './account-errors.server.ts';
export { checkRepeat } from './check-repeat.server.ts';
export { homeRedirect, openSession } from './open-session.server.ts';
export { rememberedPath, rememberPath } from './remembered-path.server.ts';
