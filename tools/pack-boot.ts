import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const bootScripts = /\/src\/web\/boot\/[\w-]+\.js\?raw$/;

/** Minifies a script that every page contains. @throws if it is not valid */
export function pack(source: string): string {
  const { code, errors } = minifySync('boot.js', source);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}

/** Minifies the boot scripts, which are imported as text. */
export function packBoot(): Plugin {
  return {
    name: 'pack-boot',
    enforce: 'pre',
    load(id) {
      if (!bootScripts.test(id)) return null;
      const source = readFileSync(id.replace('?raw', ''), 'utf8');
      return `export default ${JSON.stringify(pack(source))}`;
    },
  };
}
