import type { MailServer } from '#src/domain/integrations/index.ts';

/** The fields of the form besides the password, as texts. */
export type MailValues = Record<keyof MailServer, string>;

const empty: MailValues = {
  host: '',
  port: '587',
  security: 'starttls',
  user: '',
  fromName: '',
  fromAddress: '',
};

export function mailValues(server: MailServer | null): MailValues {
  return server === null ? empty : { ...server, port: String(server.port) };
}

/** What was typed, to be parsed by the domain. The password is taken out of the form: no answer may repeat it. */
export function takeTypedMail(form: FormData) {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  const password = String(form.get('password') ?? '');
  form.delete('password');
  const port = read('port');
  const server = {
    host: read('host'),
    port: /^\d{1,5}$/.test(port) ? Number(port) : port,
    security: read('security'),
    user: read('user'),
    fromName: read('fromName'),
    fromAddress: read('fromAddress'),
  };
  const values: MailValues = { ...server, port };
  return { typed: { server, password }, values };
}
