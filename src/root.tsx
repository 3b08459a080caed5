import { type ReactNode, useState } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useHref,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { LocaleCode } from '#src/lib/locales.ts';
import type { loader as officeLoader } from '#src/office/frame/layout.page.tsx';
import { ErrorPage } from '#src/site/errors/index.ts';
import { appUrl, TopLoadingBar } from '#src/site/frame/index.ts';
import type { loader as siteLoader } from '#src/site/frame/layout.page.tsx';
import { isSiteHandle } from '#src/site/kit/crumbs.ts';
import { draftOf } from '#src/site/stories/draft-page.ts';
import { BrandData, useDocumentBrand } from '#src/web/brand/brand-data.tsx';
import { BrandContext, type BrandLook } from '#src/web/brand/brand-look.ts';
import { useOnlySheet } from '#src/web/brand/use-only-sheet.ts';
import { InstallTags } from '#src/web/install/install-tags.tsx';
import { localeOf } from '#src/web/page/locale-of.ts';
import displayFont from '#src/web/styles/fonts/barlow-condensed-latin-600-normal.woff2?url';
import textFont from '#src/web/styles/fonts/barlow-latin-400-normal.woff2?url';
import { LocaleContext, useLocale } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/root';

const houseFonts = [displayFont, textFont];

export function Layout({ children }: { children: ReactNode }) {
  const brand = useLatestBrand();
  return (
    <BrandContext value={brand}>
      <Page brand={brand}>{children}</Page>
    </BrandContext>
  );
}

/** The brand of this document, or what somebody in the office has made of it since. */
function useLatestBrand(): BrandLook {
  const ofDocument = useDocumentBrand();
  const told = useRouteLoaderData<typeof officeLoader>('office/frame/layout.page')?.brand;
  const brand = useLast(told) ?? ofDocument;
  useOnlySheet(brand.sheet);
  return brand;
}

type PageProps = { brand: BrandLook; children: ReactNode };

function Page({ brand, children }: PageProps) {
  const { sheet, favicon, fontFiles } = brand;
  const locale = usePageLocale();
  const matches = useMatches();
  const boots = matches.flatMap(({ handle }) => (isSiteHandle(handle) && handle.boot) || []);
  return (
    <html lang={locale} data-boot={draftOf(matches) ? 'now' : boots[0]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <InstallTags locale={locale} />
        <BrandData brand={brand} />
        {(fontFiles ?? houseFonts).map((file) => (
          <link
            key={file}
            rel="preload"
            href={file}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {/* Before the sheets of single parts, whose rules are to win where both speak. */}
        <link rel="stylesheet" href={appUrl} precedence="site" />
        {sheet !== null && <link rel="stylesheet" href={sheet} precedence="site" />}
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body className={useBodyClass()}>
        <LocaleContext value={locale}>
          <TopLoadingBar />
          {children}
        </LocaleContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The language of the page. On the site the URL decides, in the office the account of whoever reads it. */
function usePageLocale(): LocaleCode {
  // The router of a language has its folder as base, which `useLocation` leaves out.
  const ofAddress = localeOf(useHref('/'));
  const ofDocument = useLocale();
  const told = useRouteLoaderData<typeof officeLoader>('office/frame/layout.page')?.locale;
  // Sign-in pages and refused pages come without the office's frame: they keep the language as it was.
  const last = useLast(told) ?? ofDocument;
  const isOffice = useMatches().some(({ id }) => id.startsWith('office/'));
  return isOffice ? last : ofAddress;
}

/** The value, or the last one that there was. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** Which variants this visitor sees, for the style sheets of an experiment: `exp-hero-1`. */
function useBodyClass(): string | undefined {
  return useRouteLoaderData<typeof siteLoader>('site/frame/layout.page')?.bodyClass;
}

export default function App() {
  return <Outlet />;
}

/** For errors outside the site's frame, and when the frame itself cannot be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main">
      <ErrorPage error={error} />
    </main>
  );
}
