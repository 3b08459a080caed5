import { existsSync } from 'node:fs';

/** Chromium of the system where there is one, else the build that comes with npm: nothing is downloaded. */
export async function chromiumLaunch(): Promise<{ executablePath: string; args: string[] }> {
  const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const installed = process.env.CHROMIUM_PATH ?? system.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, args: quiet };
  // Makes the package unpack the system libraries it brings too: a bare machine has none of them.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  packaged.setGraphicsMode = false;
  return { executablePath: await packaged.executablePath(), args: [...packaged.args, ...quiet] };
}

/** A browser that talks to nobody but the page, also when it runs as root in a container. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
