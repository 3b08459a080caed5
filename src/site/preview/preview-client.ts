import { type LiveStory, partsAnswerSchema } from './live-story.ts';

type Question = {
  story: LiveStory;
  params: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
};

/** The data of a story's parts, by `_uid`; null if it could not be loaded, in which case the parts keep their data. */
export async function askForData({ story, params, signal }: Question) {
  const question = { path: location.pathname, params, body: story.content.body };
  try {
    // The URL contains the signature that opened this page.
    const response = await fetch(`/preview/data${location.search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      signal,
    });
    const answer = partsAnswerSchema.safeParse(await response.json());
    return answer.success ? answer.data.data : null;
  } catch {
    return null;
  }
}
