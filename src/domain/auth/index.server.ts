export { type AskedOwners, askOwners } from './ask-owners.server.ts';
export { countAccounts, countInvitations } from './count-accounts.server.ts';
export {
  acceptSetup,
  createFirstOwner,
  createSetupLink,
  hasAccounts,
} from './ensure-owner.server.ts';
export {
  acceptInvitation,
  type Invitation,
  invitePerson,
  listInvitations,
  withdrawInvitation,
} from './invite-person.server.ts';
export { type Answerer, addressForAssigned, listAnswerers } from './list-answerers.server.ts';
export { type LinkPurpose, type OpenLink, readLink } from './one-time-links.server.ts';
export {
  chooseOwnLanguage,
  chooseOwnMail,
  endOtherSessions,
  endSession,
  listOwnSessions,
  type OwnChoices,
  type OwnSession,
  readOwnChoices,
  renameSelf,
} from './own-account.server.ts';
export { type Confirmed, changeOwnPassword } from './own-password.server.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewBackupCodes,
  type SecondFactorSecret,
} from './own-second-factor.server.ts';
export {
  addPasskey,
  beginPasskey,
  listOwnPasskeys,
  type OwnPasskey,
  removePasskey,
  renamePasskey,
} from './passkeys/own-passkeys.server.ts';
export {
  askForPasskey,
  type PasskeySignIn,
  signInByPasskey,
} from './passkeys/sign-in-by-passkey.server.ts';
export {
  changeRole,
  disablePerson,
  enablePerson,
  listPeople,
  type Person,
  removePasskeys,
  removeSecondFactor,
} from './people.server.ts';
export {
  hasSessionCookie,
  readSession,
  renewSession,
  type StaffActor,
  type StaffSession,
} from './read-session.server.ts';
export { requestResetLink, sendResetLink } from './request-reset.server.ts';
export { readFactorRule, requireSecondFactor } from './require-second-factor.server.ts';
export { acceptReset, createRescueLink, createResetLink } from './reset-password.server.ts';
export { type Credentials, type SignInResult, signIn, signInByLink } from './sign-in.server.ts';
export { signOut } from './sign-out.server.ts';
export { type SecondFactorResult, verifySecondFactor } from './verify-second-factor.server.ts';
