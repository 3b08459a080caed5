import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { writeFontSettings } from './fonts.ts';
import { unpackBrowser } from './unpack-browser.ts';

type Launch = { executablePath: string; args: string[]; env: Record<string, string> };

/**
 * The headless browser from npm: nothing is downloaded, and a page takes about half the processor time of a full
 * Chromium. It is made for Linux on x64; elsewhere the system's is used. `whole` prefers the system's everywhere, to
 * measure what visitors have. Either way it sees only the fonts from npm.
 * @throws if no browser is found
 */
export async function chromiumLaunch({ whole = false } = {}): Promise<Launch> {
  const env = { ...definedVariables(), ...writeFontSettings() };
  const given = process.env.CHROMIUM_PATH ?? (whole ? findInstalled() : undefined);
  if (given) return { executablePath: given, args: quiet, env };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { executablePath, libraries } = await unpackBrowser();
    const searched = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
    return { executablePath, args: quiet, env: { ...env, LD_LIBRARY_PATH: searched } };
  }
  const installed = findInstalled();
  if (!installed) throw new Error('No Chromium was found: set CHROMIUM_PATH to one');
  return { executablePath: installed, args: quiet, env };
}

function findInstalled(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => {
    return ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name));
  });
  return [...onPath, ...elsewhere].find((path) => existsSync(path));
}

const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

function definedVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}

/** A browser without network services of its own, also when it runs as root in a container. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
