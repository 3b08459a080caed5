import { and, like, type SQL } from 'drizzle-orm';
import { contentStories } from '#src/db/schema/content.ts';
import { plainWords } from '#src/lib/plain-words.ts';

/** The condition that a story's name or path contains every word, whatever its accents and capitals. */
export function matchesSearch(search: string): SQL | undefined {
  const words = plainWords(search.replaceAll('\0', '')).split(/\s+/).slice(0, mostWords);
  return and(
    ...words.map((word) => like(contentStories.searchText, `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
  );
}

const mostWords = 12;
