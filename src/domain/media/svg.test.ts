import { expect, test } from 'vitest';
import { inspectAsset } from './inspect-asset.server.ts';
import { sanitizeSvg } from './sanitize-svg.server.ts';

const wrap = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"${attributes}>${inside}</svg>`;
const inspect = (text: string) => inspectAsset(Buffer.from(text));

test('what draws is kept, with the case that SVG needs', () => {
  const drawing =
    '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs><path d="M0 0h4" fill="url(#g)"></path><use href="#g"></use><text x="1">Lift &amp; go</text>';
  expect(sanitizeSvg(wrap(drawing))).toBe(wrap(drawing));
});

test('a style becomes attributes, so that it survives a policy without inline styles', () => {
  const clean = sanitizeSvg(
    wrap('<path d="M0 0" style="fill:#f00;stroke: blue;behavior:url(x)"/>'),
  );
  expect(clean).toContain('fill="#f00"');
  expect(clean).toContain('stroke="blue"');
  expect(clean).not.toMatch(/style|behavior/);
});

test.each([
  '<script>alert(1)</script>',
  '<script href="data:,alert(1)"/>',
  '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<a href="javascript:alert(1)"><text>x</text></a>',
  '<a xlink:href="javascript:alert(1)"><text>x</text></a>',
  '<rect onclick="alert(1)"/>',
  '<rect ONLOAD="alert(1)"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
  '<image href="https://evil.example/alert.png"/>',
  '<image xlink:href="data:image/svg+xml,alert(1)"/>',
  '<use href="https://evil.example/alert.svg#x"/>',
  '<use href="data:image/svg+xml,alert(1)"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onmouseover" to="alert(1)"/>',
  '<style>@import "https://evil.example/alert.css"; *{background:url(//evil.example)}</style>',
  '<rect fill="url(https://evil.example/alert)"/>',
  '<rect fill="url(&quot;https://evil.example/alert&quot;)"/>',
  '<rect fill="u\\72l(https://evil.example/alert)"/>',
  '<rect style="fill:url(//evil.example/alert)"/>',
  '<rect filter="url(#ok) url(//evil.example/alert)"/>',
  '<iframe src="https://evil.example/alert"/>',
  '<handler type="text/javascript">alert(1)</handler>',
  '<feImage href="https://evil.example/alert"/>',
  '<metadata>alert(1)</metadata>',
  '<![CDATA[<script>alert(1)</script>]]>',
])('nothing of %s is left', (danger) => {
  const clean = sanitizeSvg(wrap(danger));
  expect(clean).not.toMatch(/<(script|a|iframe|image|foreignObject|style|animate|set)\b/i);
  // Words between elements are plain text.
  const elements = clean.match(/<[^>]*>/g)?.join('');
  expect(elements).not.toMatch(/alert|evil|javascript|\son\w+=/i);
});

test('entities and processing instructions of the file mean nothing', () => {
  const bomb = `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/x.css"?>
<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY xxe SYSTEM "file:///etc/passwd">]>
${wrap('<text>&a;&xxe;</text>')}`;
  const clean = sanitizeSvg(bomb);
  expect(clean).not.toMatch(/ENTITY|evil|passwd|<\?|<!/);
  expect(clean).toContain('&amp;xxe;');
});

test('a drawing is known by its content and has a size', async () => {
  expect(await inspect(wrap('<rect width="4" height="4"/>'))).toEqual({
    format: 'svg',
    widthPx: 40,
    heightPx: 20,
  });
  expect(await inspect(`<?xml version="1.0"?>\n<!-- made by hand -->\n${wrap('')}`)).toMatchObject({
    format: 'svg',
  });
});

test.each([
  ['an HTML page', '<!doctype html><html><svg></svg></html>'],
  ['a text', 'hello'],
  ['a script', '#!/bin/sh\nrm -rf /'],
  ['a page that begins as a comment', '<!-- x --><html><body>x</body></html>'],
  ['an unfinished drawing', '<svg'],
  ['nothing', ''],
])('%s is refused', async (_, text) => {
  await expect(inspect(text)).rejects.toMatchObject({ code: 'invalid' });
});

test('a drawing that would unfold to more pixels than allowed is refused', async () => {
  const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"></svg>';
  await expect(inspect(huge)).rejects.toMatchObject({ code: 'invalid' });
});

test.each([
  ['levels', '<g>'.repeat(5000) + '</g>'.repeat(5000)],
  ['elements', '<path d="M0 0"/>'.repeat(30_000)],
  ['unfinished levels', '<g>'.repeat(100_000)],
])('a drawing with too many %s is refused before it is read', async (_, inside) => {
  const began = performance.now();
  await expect(inspect(wrap(inside))).rejects.toThrow('media.svg-too-complex');
  expect(performance.now() - began).toBeLessThan(1000);
});

test('a paper with a script or a file in it is refused', async () => {
  const paper = (inside: string) => inspect(`%PDF-1.4\n1 0 obj\n<< ${inside} >>\nendobj\n%%EOF\n`);
  expect(await paper('/Type /Catalog')).toMatchObject({ format: 'pdf', widthPx: null });
  await expect(paper('/S /JavaScript /JS (app.alert(1))')).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(paper('/Type /EmbeddedFile')).rejects.toMatchObject({ code: 'invalid' });
});
