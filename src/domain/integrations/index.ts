/** Services that the owner sets up in the office: rules and types. */
export { type MailServer, mailSecurities } from './mail-server.ts';
export {
  type MailAccess,
  type MailSetup,
  type MailTrial,
  type MailTrouble,
  mailTroubles,
  type TestLetter,
} from './ports.ts';
export { type SenderRecord, senderRecords } from './sender-records.ts';
