export {
  accountEmail,
  accountName,
  accountRole,
  checkNewPassword,
  passwordLength,
} from './account-schemas.ts';
export type { AuthRequest } from './auth-request.ts';
export { type PasskeySite, passkeySiteOf } from './passkeys/passkey-site.ts';
export { authCookieName, cookiesAfter, readCookie } from './request-cookies.ts';
export {
  hasScope,
  type Scope,
  type StaffRole,
  scopes,
  scopesOf,
  staffRoles,
} from './role-scopes.ts';
export {
  authRedirects,
  decideAccess,
  type PageAccess,
  rememberablePath,
  sessionPeriods,
} from './session-rules.ts';
