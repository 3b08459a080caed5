import { getSpace } from '#src/domain/content/index.server.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import type { ManagementContext } from './management-env.ts';

/** The only space, in the format of the management API. */
export async function readSpace(c: ManagementContext) {
  const { id, name, domain, language_codes } = await getSpace(c.var.ctx);
  const languages = language_codes.map((code) => ({ code, name: code }));
  return { id, name, domain, languages, plan: 'embedded', uniq_domain: null, owner_id: null };
}

/** The holder of the token; a program rather than a person. */
export function sendUser(c: ManagementContext) {
  const { actor } = c.var.ctx;
  const name = actor.kind === 'token' ? actor.name : '';
  const id = actor.kind === 'token' ? actor.tokenId : 0;
  const user = {
    id,
    userid: name,
    email: '',
    friendly_name: name,
    firstname: name,
    lastname: '',
    use_username: false,
    login_strategy: 'password',
    created_at: new Date(0).toISOString(),
    has_org: false,
    has_partner: false,
    org: {},
    org_role: null,
    notified: [],
    favourite_spaces: [],
    lang: defaultLocale,
  };
  return c.json({ user });
}
