import { renderRichText as render, type StoryblokRichTextNode } from '@storyblok/richtext';
import { allowRichText } from './allow-rich-text.ts';

/** A rich text document of the content service → HTML that is safe to put into a page. */
export function renderRichText(document: unknown): string {
  // The allow-list has rebuilt every node by the library's own names for types and attributes.
  return render(allowRichText(document) as unknown as StoryblokRichTextNode[]);
}
