import { renderRichText as render, type StoryblokRichTextNode } from '@storyblok/richtext';
import { allowRichText } from './allow-rich-text.ts';

/** Renders a rich text document of the content service into safe HTML. */
export function renderRichText(document: unknown): string {
  // The allow-list has rebuilt every node with the library's own names for types and attributes.
  return render(allowRichText(document) as unknown as StoryblokRichTextNode[]);
}
