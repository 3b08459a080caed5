export { type PasswordState, readMailAccess, readMailSettings } from './read-mail.server.ts';
export { removeMailServer, saveMailServer, type TypedMail } from './save-mail.server.ts';
export { openSecret, sealSecret } from './seal-secret.server.ts';
export { tryMailServer } from './try-mail.server.ts';
