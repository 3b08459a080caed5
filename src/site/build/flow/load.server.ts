import type { Load } from '#src/site/stories/blok-loader.ts';
import type { FlowData } from '../flow-data.ts';
import { loadFlow } from '../load-flow.server.ts';
import type { BuildFlowBlok } from './schema.ts';

export const load: Load<BuildFlowBlok, FlowData> = ({ ctx, page }) =>
  loadFlow(ctx, { ...page, url: page.readAll() });
