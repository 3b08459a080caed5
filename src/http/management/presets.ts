import { Hono } from 'hono';
import {
  deletePreset,
  listPresets,
  type Preset,
  readPreset,
  savePreset,
} from '#src/domain/content/index.server.ts';
import { spaceId } from '#src/domain/content/index.ts';
import { refuseField } from '#src/domain/errors.ts';
import { why } from '#src/http/refusals.ts';
import type { HttpEnv } from '../http-env.ts';
import {
  type ManagementContext,
  type ManagementOptions,
  numberParam,
  requirePathId,
} from './management-env.ts';
import { numberOf, readPart, stringOrUndefined } from './read-part.ts';
import { componentId } from './wire-component.ts';

type Components = ManagementOptions['components'];

/** `/v1/spaces/1/presets`: bloks with their fields filled in, as a starting point for others. */
export function presetRoutes({ components }: Pick<ManagementOptions, 'components'>) {
  return new Hono<HttpEnv>()
    .get('/presets', (c) => sendList(c, components))
    .post('/presets', (c) => create(c, components))
    .get('/presets/:id', async (c) => {
      return c.json({ preset: wirePreset(await readPreset(c.var.ctx, { id: requirePathId(c) })) });
    })
    .on(['PUT', 'PATCH'], '/presets/:id', change)
    .delete('/presets/:id', async (c) => {
      await deletePreset(c.var.ctx, { id: requirePathId(c) });
      return c.body(null, 204);
    });
}

async function sendList(c: ManagementContext, components: Components) {
  const id = numberParam(c, 'component_id');
  const component = id === undefined ? undefined : (componentName(id, components) ?? '');
  const presets = await listPresets(c.var.ctx, { component });
  return c.json({ presets: presets.map(wirePreset) });
}

async function create(c: ManagementContext, components: Components) {
  const { name, component_id, preset } = await readPart(c, 'preset');
  const component = componentName(numberOf(component_id), components);
  if (component === undefined)
    throw refuseField('invalid', 'component_id', why('request.no-component'));
  const content = { ...presetFields(preset), component };
  const saved = await savePreset(c.var.ctx, { name: stringOrUndefined(name) ?? '', content });
  return c.json({ preset: wirePreset(saved) }, 201);
}

/** The component cannot change. */
async function change(c: ManagementContext) {
  const before = await readPreset(c.var.ctx, { id: requirePathId(c) });
  const { name, preset } = await readPart(c, 'preset');
  const content = preset === undefined ? before.content : presetFields(preset);
  const saved = await savePreset(c.var.ctx, {
    id: before.id,
    name: stringOrUndefined(name) ?? before.name,
    content: { ...content, component: before.component },
  });
  return c.json({ preset: wirePreset(saved) });
}

function componentName(id: number | undefined, components: Components): string | undefined {
  return components().find(({ component }) => componentId(component) === id)?.component;
}

function presetFields(preset: unknown): Record<string, unknown> {
  if (preset === undefined || preset === null) return {};
  if (typeof preset === 'object' && !Array.isArray(preset)) return { ...preset };
  throw refuseField('invalid', 'preset', why('request.not-fields'));
}

function wirePreset({ id, name, component, content, createdAt, updatedAt }: Preset) {
  return {
    id,
    name,
    preset: content,
    component_id: componentId(component),
    space_id: spaceId,
    image: null,
    color: null,
    icon: null,
    description: null,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
