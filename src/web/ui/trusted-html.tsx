type TrustedHtmlProps = { html: string; className?: string };

/**
 * HTML that the load step has made: rendered from Markdown or rich text with text escaped, or cut
 * down by an allow-list. The only place that puts markup into a page.
 */
export function TrustedHtml({ html, className }: TrustedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reason is the doc comment above.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
