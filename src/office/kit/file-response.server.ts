type FileFacts = { name: string; type: string };

/** A download: no cache stores it, and no browser opens it as a page. */
export function fileResponse(
  body: ReadableStream<Uint8Array>,
  { name, type }: FileFacts,
): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}
