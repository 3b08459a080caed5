import type { FlowData } from '#src/app/configurator/flow-data.ts';
import { loadFlow } from '#src/app/configurator/load-flow.server.ts';
import type { Load } from '../blok-loader.ts';
import type { BuildFlowBlok } from './schema.ts';

export const load: Load<BuildFlowBlok, FlowData> = ({ ctx, page }) =>
  loadFlow(ctx, { ...page, url: page.readAll() });
