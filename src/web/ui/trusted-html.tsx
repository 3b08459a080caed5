type TrustedHtmlProps = { html: string; className?: string };

/**
 * HTML from the load step: rendered from Markdown or rich text with text escaped, or reduced by an allow-list. The
 * only component that puts markup into a page.
 */
export function TrustedHtml({ html, className }: TrustedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the reason is the doc comment above.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
