import { z } from 'zod';

/** How the connection is protected: from its first byte, after STARTTLS, or not at all. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;

/**
 * A name or an IP address. A relay on this machine or in the shop's own network is as right as any other; only
 * link-local addresses, where clouds keep their machines' credentials, are never a mail server's.
 */
function isMailHost(host: string): boolean {
  if (/^(?:169\.254\.|fe[89ab][\da-f]:|::ffff:(?:169\.254\.|a9fe:))/i.test(host)) return false;
  return /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|[\da-f:.]*:[\da-f:.]*)$/i.test(host);
}

/** What the office stores of a mail server, besides the password. */
export const mailServerSchema = z.strictObject({
  host: z
    .string()
    .min(1, { error: 'integrations.host-first', abort: true })
    .max(253)
    .refine(isMailHost, 'integrations.not-a-host'),
  port: z.int().min(1).max(65_535),
  security: z.enum(mailSecurities),
  /** Empty for a relay that asks for none. */
  user: z.string().max(200),
  /** Empty: the shop's name. */
  fromName: z
    .string()
    .max(100)
    .refine((text) => !/[\r\n<>"]/.test(text), 'input.wrong'),
  /** Empty: the shop's address. */
  fromAddress: z.union([z.literal(''), z.email().max(254)], 'input.not-an-email'),
});

export type MailServer = z.infer<typeof mailServerSchema>;

/** The host of the next machine cannot be told from any other's, this one can. */
export function isThisMachine(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|::1)$/i.test(host);
}

/** A stored password goes only where it was meant for. */
export function isSameAccount(one: MailServer, other: MailServer): boolean {
  return one.host.toLowerCase() === other.host.toLowerCase() && one.user === other.user;
}
