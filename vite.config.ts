import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { showMissingModules } from './tools/missing-modules.ts';
import { packBoot } from './tools/pack-boot.ts';
import { groupScripts } from './tools/script-groups/group-scripts.ts';
import { splitBodies } from './tools/split-bodies.ts';

/** What a drawing is made of. Another version of any of it is another picture at another address. */
const drawingSources = [
  'src/drawing',
  'src/site/sharing/card',
  'src/http/drawings',
  'src/db/seeds/reference',
  'src/db/seeds/demo/catalog.json',
];

/** The one drawing that icons and opening pictures of the installed site are made of. */
const appPictureSources = ['src/web/install'];

/**
 * The built server contains its packages, because Node takes four times as long to load their thousand modules one by
 * one. What stays outside has native parts or files of its own, or is loaded only where it is used.
 */
const packedServer = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: {
    noExternal: true as const,
    external: [
      ...['sharp', 'pino', '@electric-sql/pglite', '@electric-sql/pglite-tools'],
      ...['pg', 'pg-boss', 'nodemailer', 'flydrive', '@aws-sdk/client-s3', 'ssh2-sftp-client'],
    ],
  },
};

export default defineConfig(({ command }) => ({
  define: {
    'import.meta.env.VITE_PRODUCT_VERSION': JSON.stringify(manifest.version),
    'import.meta.env.VITE_DRAWING_VERSION': JSON.stringify(hashOf(drawingSources)),
    'import.meta.env.VITE_APP_PICTURES_VERSION': JSON.stringify(
      hashOf(appPictureSources).slice(0, 6),
    ),
  },
  plugins: [groupScripts(), packBoot(), splitBodies(), showMissingModules(), reactRouter()],
  build: {
    target: 'es2023',
    // Browsers with native light-dark() and oklch(): nothing is written twice for older ones.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    // The server's own entry is the SSR entry: one bundle, so that no module exists twice.
    ssr: {
      build: { rollupOptions: { input: './src/server/main.ts' } },
      ...(command === 'build' && packedServer),
    },
  },
}));

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesOf)) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 8);
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
