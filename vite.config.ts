import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2023',
    // Browsers with native light-dark() and oklch(): nothing is written twice for older ones.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    // The server's own entry is the SSR entry: one bundle, so that no module exists twice.
    ssr: { build: { rollupOptions: { input: './src/server/main.ts' } } },
  },
});
