import { openResume } from '#src/domain/careers/index.server.ts';
import type { Locale } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { orMissing, statusOf } from '#src/office/kit/answer.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import type { Route } from './+types/resume.route';

/** The unchanged resume. Browsers never open it here: it is always a download with a neutral type. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const opening = orMissing(openResume(ctx, params.id));
  const { body, bytes, fileName } = await opening.catch((error: unknown) =>
    refuseInWords(error, ctx.locale),
  );
  return new Response(body, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(bytes),
      'Content-Disposition': dispositionOf(fileName),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}

/** A file that waits for the virus scanner, or that had a virus. */
function refuseInWords(error: unknown, locale: Locale): never {
  if (!(error instanceof DomainError)) throw error;
  throw new Response(refusalText(error.told, locale), {
    status: statusOf[error.code],
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
}

/** RFC 6266: ASCII for old programs, the real name for all others. */
function dispositionOf(fileName: string): string {
  const plain = fileName.normalize('NFKD').replace(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
