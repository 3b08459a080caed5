/**
 * A foreign React site as in the library's documentation: `@storyblok/react`, unmodified, in a browser, on another
 * origin than the service, which its URL names.
 */
import {
  apiPlugin,
  type SbBlokData,
  StoryblokComponent,
  storyblokInit,
  useStoryblok,
} from '@storyblok/react';
import { createRoot } from 'react-dom/client';

const { endpoint, token, slug } = Object.fromEntries(new URLSearchParams(location.search));

storyblokInit({
  accessToken: token,
  apiOptions: { endpoint },
  use: [apiPlugin],
  components: { page: Page },
  enableFallbackComponent: true,
  customFallbackComponent: () => <i>fallback</i>,
});

function Page({ blok }: { blok: SbBlokData }) {
  return <h1>{String(blok.seo_title)}</h1>;
}

function Site() {
  const story = useStoryblok(slug ?? '', { version: 'published' });
  return story?.content ? <StoryblokComponent blok={story.content} /> : <p>Loading</p>;
}

createRoot(document.body).render(<Site />);
