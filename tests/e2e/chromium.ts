import { existsSync } from 'node:fs';

/**
 * The browser without a window that comes with npm: nothing is downloaded, and a page takes about
 * half the processor time of a whole Chromium. It is made for Linux on x64; elsewhere the system's.
 * `whole` prefers the system's everywhere: what is measured is then what visitors have.
 */
export async function chromiumLaunch({ whole = false } = {}): Promise<Launch> {
  return { executablePath: await findChromium(whole), args: quiet };
}

type Launch = { executablePath: string; args: string[] };

async function findChromium(whole: boolean): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const installed = system.find((path) => existsSync(path));
  if (whole && installed) return installed;
  if (process.platform === 'linux' && process.arch === 'x64') {
    // Makes the package unpack the system libraries it brings too: a bare machine has none of them.
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
    const { default: packaged } = await import('@sparticuz/chromium');
    packaged.setGraphicsMode = false;
    return packaged.executablePath();
  }
  if (!installed) throw new Error('No Chromium was found: set CHROMIUM_PATH to one');
  return installed;
}

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** A browser that talks to nobody but the page, also when it runs as root in a container. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
