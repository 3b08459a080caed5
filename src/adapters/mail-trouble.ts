import type { MailTrial, MailTrouble } from '#src/domain/integrations/index.ts';

/** The parts of an error of the mail library; `originalCode` is the system's, `response` the server's answer. */
type SmtpError = Error & {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
};

/** An answer of SMTP (RFC 5321, 4.2). What another service says is nobody's business here. */
const answerForm = /^[2-5]\d\d[ -]/;
const longestLine = 300;

/** Why a letter could not be sent, and the mail server's own line. */
export function readMailTrouble(error: unknown): MailTrial {
  const failed = error instanceof Error ? (error as SmtpError) : new Error('unknown');
  const { response = '' } = failed as SmtpError;
  const line = answerForm.test(response) ? response.replace(/\s+/g, ' ').slice(0, longestLine) : '';
  return { outcome: troubleOf(failed), line };
}

function troubleOf({
  code = '',
  originalCode = '',
  command = '',
  message,
}: SmtpError): MailTrouble {
  const network = networkTroubles.find(([form]) => form.test(`${code} ${originalCode}`));
  if (network) return network[1];
  if (isCertificate(originalCode, message)) return 'certificate';
  if (/wrong version number|packet length too long|EPROTO\b/i.test(`${message} ${originalCode}`)) {
    return 'other-tls';
  }
  if (code === 'EENVELOPE') return command === 'RCPT TO' ? 'recipient' : 'sender';
  return answered[code] ?? 'other';
}

const networkTroubles: readonly [RegExp, MailTrouble][] = [
  [/EDNS|ENOTFOUND|EAI_AGAIN/, 'no-host'],
  [/ETIMEDOUT/, 'timeout'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, 'refused'],
  [/ECONNRESET/, 'ended'],
];

const answered: Readonly<Record<string, MailTrouble>> = {
  ETLS: 'no-tls',
  EAUTH: 'password',
  EMESSAGE: 'content',
  EPROTOCOL: 'not-mail',
  ECONNECTION: 'ended',
};

/** The codes of Node's TLS for a certificate that is not trusted, not this host's, or not valid now. */
function isCertificate(originalCode: string, message: string): boolean {
  return /CERT|UNABLE_TO_|ALTNAME|SELF_SIGNED/.test(originalCode) || /certificate/i.test(message);
}
