import { localiseContent, spaceId } from '#src/domain/content/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { writeEditable } from '#src/lib/editable-comment.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { type EditBlok, isBlok } from './story-tree.ts';

export type CanvasStory = { id: number; full_slug: string; content: EditBlok };

type StoryOnCanvas = { id: number; fullSlug: string; content: EditBlok; locale: Locale };

/** The story as the page in the frame gets it: in one language, every part marked. */
export function canvasStory({ id, fullSlug, content, locale }: StoryOnCanvas): CanvasStory {
  const shown = localiseContent(content, locale === defaultLocale ? [] : [locale]);
  // A blok stays a blok in every language.
  return { id, full_slug: fullSlug, content: marked(shown, String(id)) as EditBlok };
}

function marked(value: unknown, storyId: string): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item, storyId));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, marked(item, storyId)]),
  );
  return isBlok(value) ? { ...fields, _editable: markOf(value, storyId) } : fields;
}

function markOf({ component, _uid }: EditBlok, id: string): string {
  return writeEditable({ name: component, space: String(spaceId), uid: _uid, id });
}
