import type { KnownLanguages } from '#src/domain/settings/index.server.ts';
import { leadToLanguage } from '#src/http/language/lead-to-language.ts';
import { createListener } from '#src/http/listener.ts';
import { baseHeaders } from '#src/http/middleware/security-headers.ts';
import { requireOwnAddress } from '#src/http/own-address.ts';
import type { Env } from './env.ts';
import type { ForwardWatch } from './forward-watch.ts';
import type { Listener } from './listen.ts';
import type { Transport } from './transport.ts';

type Served = Omit<Parameters<typeof createListener>[0], 'requireOwnAddress' | 'leadToLanguage'>;
type FirstChecks = {
  transport: Transport;
  forwards: ForwardWatch;
  languages: KnownLanguages;
};

/** The first checks of a request: whether it is for this site, and in which language it continues. */
export function createSiteListener(
  env: Env,
  { transport, forwards, languages, ...served }: Served & FirstChecks,
): Listener {
  const headers = { ...baseHeaders, ...transport.extraHeaders };
  const { https } = transport;
  const listener = createListener({
    requireOwnAddress: requireOwnAddress({ publicOrigin: env.PUBLIC_ORIGIN ?? null, headers }),
    leadToLanguage: leadToLanguage({
      rootRedirect: env.ROOT_REDIRECT ?? null,
      https,
      headers,
      languages: languages.current,
    }),
    ...served,
  });
  return (request, response) => {
    forwards.note(request);
    listener(request, response);
  };
}
