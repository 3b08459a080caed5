import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  serverBuildFile: 'server.js',
  // Every route is in the first manifest: no discovery request, nothing for a flood to hit.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
