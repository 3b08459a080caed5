export { createFirstOwner, hasAccounts } from './ensure-owner.server.ts';
export {
  readSession,
  renewSession,
  type StaffActor,
  type StaffSession,
} from './read-session.server.ts';
export { type Credentials, type SignInResult, signIn } from './sign-in.server.ts';
export { signOut } from './sign-out.server.ts';
export { type SecondFactorResult, verifySecondFactor } from './verify-second-factor.server.ts';
