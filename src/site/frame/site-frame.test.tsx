import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorPage } from '#src/site/errors/error-page.tsx';
import { siteHandle } from '#src/site/kit/crumbs.ts';
import type { SiteFrameData } from '#src/site/kit/site-frame-data.ts';
import { BusinessContext } from './business.tsx';
import { SiteFrame } from './site-frame.tsx';

const frame: SiteFrameData = {
  banner: { html: 'Closed. <a href="/appointment">Free bays</a>', key: 'k1' },
  mainLinks: ['Services', 'Gallery', 'Careers', 'Contact'].map((label) => ({
    label,
    url: `/${label.toLowerCase()}`,
  })),
  footerColumns: ['Services', 'Gallery', 'Store', 'Company'].map((title) => ({
    title,
    links: [{ label: `All ${title}`, url: '/services' }],
  })),
  social: [
    { label: 'Facebook', url: 'https://www.facebook.com/ironwood.example' },
    { label: 'Instagram', url: 'https://www.instagram.com/ironwood.example' },
  ],
  shop: {
    name: 'Ironwood Off-Road',
    phone: '+14807777700',
    phoneText: '(480) 777-7700',
    addressLines: ['2100 W Desert Cove Rd', 'Phoenix, AZ 85029'],
    state: 'AZ',
    hoursLines: ['Mon-Fri 8am-6pm', 'Saturday 9am-1pm'],
  },
  tagline: undefined,
  footerLine: '',
  years: '2021',
  embeds: [],
  languages: ['en', 'es'],
  origin: 'https://ironwood.example',
};

type Shown = { path?: string; handle?: unknown; data?: unknown; frame?: SiteFrameData };

function render({ path = '/', handle, data = {}, frame: shown = frame }: Shown = {}): string {
  const id = 'page';
  const business = { '@type': 'AutoRepair', name: '</script><b>' };
  const element = (
    <BusinessContext value={business}>
      <SiteFrame frame={shown}>The page</SiteFrame>
    </BusinessContext>
  );
  const router = createMemoryRouter([{ id, path: '*', element, handle, loader: () => data }], {
    initialEntries: [path],
    hydrationData: { loaderData: { [id]: data } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('the parts of the frame come in the order of the specification', () => {
  const html = render({ handle: siteHandle({ crumbs: () => [{ name: 'Terms' }] }) });
  const order = [
    'class="banner"',
    '<header',
    'class="breadcrumbs"',
    '<main',
    '<footer',
    'modal-portal',
  ];
  const places = order.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThan(-1);
});

test('the header has logo, four links, the formatted phone and the way into a build', () => {
  const header = /<header[\s\S]*<\/header>/.exec(render())?.[0] ?? '';
  expect(header).toMatch(/<a[^>]*class="logo"[^>]*href="\/"|<a[^>]*href="\/"[^>]*class="logo"/);
  expect(header.match(/<nav[\s\S]*<\/nav>/)?.[0].match(/<a /g)).toHaveLength(4);
  expect(header).toContain('href="tel:+14807777700"');
  expect(header).toContain('(480) 777-7700');
  expect(header).toContain('href="/build"');
});

test('the link of the page’s section says that it is the current one', () => {
  const html = render({ path: '/services/lift-kits' });
  expect(html).toMatch(/aria-current="page"[^>]*>Services</);
  expect(html).not.toMatch(/aria-current="page"[^>]*>Gallery</);
});

test('the menu of small screens opens without script and adds Call Us', () => {
  const html = render();
  expect(html).toContain('popoverTarget="site-menu"');
  const menu = /<div id="site-menu"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  expect(menu).toContain('Call Us');
  expect(menu.match(/<li>/g)).toHaveLength(5);
});

test('the footer has address, phone, hours that lead to contact, social links and 2021', () => {
  const footer = /<footer[\s\S]*<\/footer>/.exec(render())?.[0] ?? '';
  for (const text of ['2100 W Desert Cove Rd', 'Mon-Fri 8am-6pm', 'Saturday 9am-1pm', '© 2021']) {
    expect(footer).toContain(text);
  }
  expect(footer).toMatch(/href="\/contact"[^>]*>.*Mon-Fri/);
  expect(footer.match(/<h2>/g)).toHaveLength(4);
  expect(footer).toContain('Facebook');
  expect(footer).toContain('Instagram');
});

test('no banner and no breadcrumbs where there is nothing to say', () => {
  const html = render({ frame: { ...frame, banner: null } });
  expect(html).not.toMatch(/class="banner|class="breadcrumbs"/);
});

test('breadcrumbs come from the route’s handle and its data; a step may have a link', () => {
  const handle = siteHandle<{ name: string }>({
    crumbs: ({ data, t }) => [{ name: t('gallery'), href: '/gallery' }, { name: data.name }],
  });
  const html = render({ handle, data: { name: 'Ford' } });
  const crumbs = /<nav class="breadcrumbs"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  expect(crumbs).toContain('<a href="/gallery"');
  expect(crumbs).toContain('<span aria-current="page">Ford</span>');
});

test('an error page shows the code, the specification’s words and two ways on', () => {
  const router = createMemoryRouter([{ path: '*', element: <ErrorPage error={new Error('x')} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain('500');
  expect(html).toMatch(/<h1>Error \(Dev\): x<\/h1>|<h1>An error occurred<\/h1>/);
  expect(html).toMatch(/href="\/"[^>]*>Return Home/);
  expect(html).toMatch(/href="\/build"[^>]*>Start your Build/);
});

test('a shop without parts by other companies has no trace of them in its pages', () => {
  expect(render()).not.toMatch(/data-embeds|iframe|chat/);
});

test('with them a page is the same for everybody: nothing loads, nothing is asked before a script runs', () => {
  const html = render({ frame: { ...frame, embeds: ['chat', 'tags'] } });
  expect(html).toContain('data-embeds="chat tags"');
  expect(html).toContain('popoverTarget="chat"');
  expect(html).not.toMatch(/<iframe|Allow|Advertising measurement/);
  expect(html).toContain('href="/privacy#choices"');
});

test('what machines read of the shop cannot end its own element', () => {
  const html = render();
  expect(html).toContain('<script type="application/ld+json">{"@type":"AutoRepair"');
  expect(html).not.toContain('</script><b>');
});
