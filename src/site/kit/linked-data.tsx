import type { LinkedDataValue } from '#src/lib/linked-data.ts';

/** Structured data (schema.org), which no browser executes. Null keeps what the document contained. */
export function LinkedData({ data }: { data: LinkedDataValue | null }) {
  // A "<" inside could end the element.
  const json = data === null ? '' : JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
      dangerouslySetInnerHTML={{ __html: json }}
      suppressHydrationWarning
    />
  );
}
