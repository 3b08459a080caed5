/** Hosts of services that many shops use, and what their SPF record includes. Source: their own manuals. */
const includes: readonly [RegExp, string][] = [
  [/(?:^|\.)(?:gmail|google|googlemail)\.com$/, '_spf.google.com'],
  [/(?:^|\.)(?:office365|outlook)\.com$/, 'spf.protection.outlook.com'],
  [/(?:^|\.)sendgrid\.net$/, 'sendgrid.net'],
  [/(?:^|\.)mailgun\.org$/, 'mailgun.org'],
  [/(?:^|\.)amazonaws\.com$/, 'amazonses.com'],
  [/(?:^|\.)postmarkapp\.com$/, 'spf.mtasv.net'],
  [/(?:^|\.)zoho\.com$/, 'zohomail.com'],
];

/** A text record of the sender's domain. `value` is null if only the mail service knows it. */
export type SenderRecord = { kind: 'spf' | 'dkim' | 'dmarc'; name: string; value: string | null };

/**
 * What the sender's domain has to say so that other servers trust its mail: SPF (RFC 7208), DKIM (RFC 6376) and DMARC
 * (RFC 7489). None for an invalid address.
 */
export function senderRecords(fromAddress: string, host: string): SenderRecord[] {
  const domain = fromAddress.split('@')[1]?.toLowerCase();
  if (!domain) return [];
  const include = includes.find(([pattern]) => pattern.test(host.toLowerCase()))?.[1];
  const spf = include ? `v=spf1 include:${include} ~all` : `v=spf1 a:${host} ~all`;
  return [
    { kind: 'spf', name: domain, value: host === '' ? null : spf },
    { kind: 'dkim', name: `…._domainkey.${domain}`, value: null },
    {
      kind: 'dmarc',
      name: `_dmarc.${domain}`,
      value: `v=DMARC1; p=none; rua=mailto:${fromAddress}`,
    },
  ];
}
