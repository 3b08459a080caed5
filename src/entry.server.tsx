import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { BusinessContext } from '#src/site/frame/index.ts';
import { BrandContext } from '#src/web/brand/brand-look.ts';
import { loadBrand } from '#src/web/brand/load-brand.server.ts';
import { businessContext, ctxContext, documentContext } from '#src/web/page/load-context.ts';
import { reportFailure } from '#src/web/page/report-failure.server.ts';
import { LocaleContext } from '#src/web/words/use-strings.ts';

/** Renders a page whole, never in pieces: it is hashed, compressed and kept before it is sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const ctx = loadContext.get(ctxContext);
  const brand = await loadBrand(ctx);
  loadContext.get(documentContext).html = await renderWhole(
    <LocaleContext value={ctx.locale}>
      <BusinessContext value={loadContext.get(businessContext)}>
        <BrandContext value={brand}>
          <ServerRouter context={routerContext} url={request.url} />
        </BrandContext>
      </BusinessContext>
    </LocaleContext>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** Whoever left in the middle of an answer is not to be answered. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) reportFailure(error, context.get(ctxContext));
};

function renderWhole(element: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      // A finished part is never moved out of its place behind a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
