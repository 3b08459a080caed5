import { Hono } from 'hono';
import { readManagedStory, saveManagedStory } from '#src/domain/content/index.server.ts';
import {
  collectTexts,
  type IsTranslatable,
  type LanguageCode,
  languageCodes,
  type StoryTexts,
  withTexts,
} from '#src/domain/content/index.ts';
import { refuseField } from '#src/domain/errors.ts';
import { why } from '#src/http/refusals.ts';
import type { ComponentDescription } from '#src/site/bloks/describe-components.ts';
import type { HttpEnv } from '../http-env.ts';
import { readJsonObject } from './json-body.ts';
import { type ManagementContext, type ManagementOptions, requirePathId } from './management-env.ts';

/** `/v1/spaces/1/stories/{id}/export.json` and `import.json`: a story's texts, for translators. */
export function storyTextRoutes({ components }: Pick<ManagementOptions, 'components'>) {
  return new Hono<HttpEnv>()
    .get('/stories/:id/export.json', (c) => sendTexts(c, translatableBy(components())))
    .put('/stories/:id/import.json', (c) => takeTexts(c, translatableBy(components())));
}

function translatableBy(components: readonly ComponentDescription[]): IsTranslatable {
  const fields = new Set(
    components.flatMap(({ component, fields: all }) =>
      all.filter((field) => field.translatable).map(({ name }) => `${component} ${name}`),
    ),
  );
  return (component, field) => fields.has(`${component} ${field}`);
}

async function sendTexts(c: ManagementContext, isTranslatable: IsTranslatable) {
  const asked = languageOf(c, 'lang_code');
  const language = c.req.query('export_lang') === 'true' ? asked : null;
  const story = await readManagedStory(c.var.ctx, { id: requirePathId(c) });
  return c.json({
    page: String(story.id),
    language: asked ?? '',
    url: story.full_slug,
    ...collectTexts(story.content, { isTranslatable, language }),
  });
}

async function takeTexts(c: ManagementContext, isTranslatable: IsTranslatable) {
  const id = requirePathId(c);
  const asked = languageOf(c, 'lang_code');
  const language = c.req.query('import_lang') === 'true' ? asked : null;
  const texts = await readTexts(c, id);
  const { content } = await readManagedStory(c.var.ctx, { id });
  const next = withTexts(content, { texts, isTranslatable, language });
  return c.json({ story: await saveManagedStory(c.var.ctx, { id, story: { content: next } }) });
}

/** `data` is an object, or its JSON text. The export of another story is refused. */
async function readTexts(c: ManagementContext, id: number): Promise<StoryTexts> {
  const { data } = await readJsonObject(c);
  const texts = typeof data === 'string' ? parsed(data) : data;
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) {
    throw refuseField('invalid', 'data', why('request.not-exported'));
  }
  const { page = String(id), ...rest } = texts as StoryTexts;
  if (String(page) !== String(id)) throw refuseField('invalid', 'page', why('request.other-story'));
  return rest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function languageOf(c: ManagementContext, name: string): LanguageCode | null {
  const asked = c.req.query(name) ?? '';
  if (asked === '') return null;
  const known = languageCodes.find((code) => code === asked);
  if (!known)
    throw refuseField(
      'invalid',
      name,
      why('request.language', { known: languageCodes.join(' or ') }),
    );
  return known;
}
