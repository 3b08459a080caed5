/** A picture in a story, as the content service writes it. `filename` is its address, '' when unset. */
export type AssetField = {
  fieldtype: 'asset';
  id: number | null;
  filename: string;
  alt: string;
  name: string;
  /** Focal point "WxH:WxH" in pixels of the original; '' when unset. */
  focus: string;
  title: string;
  source: string;
  copyright: string;
  meta_data: Record<string, unknown>;
  is_external_url: boolean;
};

/** A link in a story, as the content service writes it. `url` is what a page links to. */
export type MultilinkField = {
  fieldtype: 'multilink';
  linktype: 'story' | 'url' | 'email' | 'asset';
  /** UUID of the story, or ''. */
  id: string;
  url: string;
  cached_url: string;
};
