export { hasScope, type Scope, type StaffRole, scopes, scopesOf, staffRoles } from './policy.ts';
