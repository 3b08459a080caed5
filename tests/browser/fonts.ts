import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserFolder, fontFolder } from './browser-folder.ts';

/**
 * Writes a configuration with which a browser finds the fonts of `dejavu-fonts-ttf` and none of the machine's, so
 * that a page looks the same on a machine without fonts and on one with 150. The site's own fonts are left out:
 * visitors only get them from the page, and so must the tests.
 * @returns the environment variables that a browser must be started with
 */
export function writeFontSettings(): Record<string, string> {
  return writeSettingsFor(fontFolder, browserFolder);
}

/** The same for the fonts in `fonts`; the configuration and the font cache go to `folder`. */
export function writeSettingsFor(fonts: string, folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  // Renamed into place, because other workers of the same run write and read it too.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, fontSettings(fonts, folder));
  renameSync(unfinished, file);
  return { FONTCONFIG_FILE: file, FONTCONFIG_PATH: folder };
}

function fontSettings(fonts: string, folder: string): string {
  const families = {
    'sans-serif': 'DejaVu Sans',
    serif: 'DejaVu Serif',
    monospace: 'DejaVu Sans Mono',
  };
  const aliases = Object.entries(families).map(
    ([generic, family]) =>
      `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    `<dir>${escapeXml(fonts)}</dir>`,
    `<cachedir>${escapeXml(join(folder, 'font-cache'))}</cachedir>`,
    ...aliases,
    '</fontconfig>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
