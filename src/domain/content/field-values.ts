/** A link field as the content service writes it. `url` is what a page links to. */
export type MultilinkField = {
  fieldtype: 'multilink';
  linktype: 'story' | 'url' | 'email' | 'asset';
  /** UUID of the story, or ''. */
  id: string;
  url: string;
  cached_url: string;
};
