import { statSync } from 'node:fs';
import type { Env } from '#src/server/env.ts';
import { about, type Finding } from './finding.ts';

const environment = about('environment');
const proxy = about('proxy');

/** What the variables say by themselves. */
export function checkEnvironment(env: Env): Finding[] {
  const findings = [environment.good('every variable is known and valid')];
  if (env.OWNER_PASSWORD) {
    findings.push(
      environment.note(
        'OWNER_PASSWORD is only read at the first start: remove it from the environment',
      ),
    );
  }
  return [...findings, ...checkSecretFile(env), ...checkOrigin(env)];
}

function checkSecretFile({ SECRET, DATA_DIR }: Env): Finding[] {
  if (SECRET) return [];
  const facts = statSync(`${DATA_DIR}/secret`, { throwIfNoEntry: false });
  if (!facts || (facts.mode & 0o077) === 0) return [];
  return [
    environment.bad(`other users can read ${DATA_DIR}/secret: run chmod 600 ${DATA_DIR}/secret`),
  ];
}

/** Visitors behind a proxy that is not counted all have one address, and share its limits. */
function checkOrigin({ PUBLIC_ORIGIN, TRUSTED_PROXY_HOPS }: Env): Finding[] {
  if (!PUBLIC_ORIGIN) {
    return [
      proxy.note(
        'PUBLIC_ORIGIN is not set, so links in mail and in search engines are wrong: set it to the address that visitors use',
      ),
    ];
  }
  if (!PUBLIC_ORIGIN.startsWith('https:')) {
    return [
      proxy.bad(
        'PUBLIC_ORIGIN is not an https address: let a proxy terminate TLS, and set it to the https address',
      ),
    ];
  }
  if (TRUSTED_PROXY_HOPS === 0) {
    return [
      proxy.bad(
        'PUBLIC_ORIGIN is https, so there is a proxy, but TRUSTED_PROXY_HOPS is 0: all visitors count as one and share its limits. Set it to the number of proxies',
      ),
    ];
  }
  return [proxy.good(`${PUBLIC_ORIGIN}, TRUSTED_PROXY_HOPS is ${TRUSTED_PROXY_HOPS}`)];
}
