import { outboxMail } from '#src/adapters/mail-outbox.ts';
import { type SmtpAt, smtpMail, trySmtp } from '#src/adapters/mail-smtp.ts';
import type { Ctx } from '#src/domain/context.ts';
import { readMailAccess } from '#src/domain/integrations/index.server.ts';
import type { MailAccess, MailSetup } from '#src/domain/integrations/index.ts';
import type { MailTransport } from '#src/domain/mail/ports.ts';
import type { Env } from './env.ts';

export type ShopMail = {
  /** Whether letters leave the shop now. */
  isOn(): boolean;
  /** Rereads what the office stores. */
  refresh(): Promise<void>;
  /** The way out for the next letter, as set up at this moment, and its sender where that is not the shop itself. */
  open(): Promise<{ transport: MailTransport; sender: { name?: string; address?: string } }>;
  setup: MailSetup;
};

type MailParts = Pick<Ctx, 'db' | 'keyFor'> & { env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'> };

/** The shop's mail: through the server of the environment, or the one that the office set up, or to the outbox. */
export function openMail({ env, db, keyFor }: MailParts): ShopMail {
  const { SMTP_URL: url, MAIL_FROM: address } = env;
  let access: MailAccess | null = null;
  const transportFor = rememberLast(smtpMail);
  const at = () => url ?? access;

  async function refresh(): Promise<void> {
    if (url === undefined) access = await readMailAccess({ db, keyFor });
  }

  return {
    isOn: () => at() !== null,
    refresh,
    async open() {
      await refresh();
      const server = at();
      const { fromName, fromAddress } = access ?? { fromName: '', fromAddress: '' };
      return {
        transport: server === null ? outboxMail : transportFor(server),
        sender: { name: fromName || undefined, address: (address ?? fromAddress) || undefined },
      };
    },
    setup: {
      fromEnvironment: { server: url ? withoutPassword(url) : null, sender: address ?? null },
      refresh,
      async tryOut(typed, letter) {
        const server = url ?? typed;
        return server === null ? { outcome: 'other', line: '' } : trySmtp(server, letter);
      },
    },
  };
}

/** A connection is made anew only after the settings changed. */
function rememberLast(make: (at: SmtpAt) => MailTransport): (at: SmtpAt) => MailTransport {
  let last: { key: string; transport: MailTransport } | null = null;
  return (at) => {
    const key = JSON.stringify(at);
    if (last?.key !== key) last = { key, transport: make(at) };
    return last.transport;
  };
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  return `${shown.protocol}//${shown.host}`;
}
