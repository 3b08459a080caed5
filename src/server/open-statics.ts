import { createHash } from 'node:crypto';
import { StaticFiles, workerAddress } from '#src/http/static-files.ts';
import { bootScript } from '#src/web/boot/boot-script.ts';
import killWorkerSource from '#src/web/offline/kill-worker.js?raw';
import type { Env } from './env.ts';

type StaticParts = { env: Env; clientFolder: string | null };

/** The files of the built client, and the scripts that only the server knows. */
export function openStatics({ env, clientFolder }: StaticParts) {
  const boot = bootAddress();
  const statics = StaticFiles.fromFolder(clientFolder ?? '');
  statics.add(boot.src, Buffer.from(bootScript));
  if (env.OFFLINE_WORKER === 'off') statics.add(workerAddress, Buffer.from(killWorkerSource));
  return { boot, statics };
}

function bootAddress() {
  const hash = createHash('sha256').update(bootScript).digest('hex').slice(0, 8);
  return { src: `/assets/boot-${hash}.js` };
}
