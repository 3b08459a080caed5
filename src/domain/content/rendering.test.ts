import { expect, test } from 'vitest';
import { hostileMarkup, hostileUrls, oddButHarmlessUrls } from '#tests/factories/hostile-inputs.ts';
import { dangersIn } from '#tests/factories/html-dangers.ts';
import { renderMarkdown, renderRichText, sanitizeBannerHtml } from './index.server.ts';

const urls = [...hostileUrls, ...oddButHarmlessUrls];
const everything = [...urls, ...hostileMarkup];

const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });

test.each(hostileMarkup)('the judge of these tests sees the danger in %s', (markup) => {
  expect(dangersIn(markup)).not.toEqual([]);
});

test.each(everything)('Markdown with %j runs nothing', (input) => {
  const sources = [
    input,
    `# ${input}`,
    `- ${input}`,
    `> ${input}`,
    `\`${input}\``,
    `\`\`\`${input}\n${input}\n\`\`\``,
    `    ${input}`,
    `| ${input} | b |\n|---|--:|\n| ${input} | ${input} |`,
    `[${input}](${input})`,
    `[x](<${input}> "${input}")`,
    `![${input}](${input} '${input}')`,
    `<${input}>`,
    `[x]\n\n[x]: ${input} "${input}"`,
    `<pre>${input}</pre>`,
    `<a href="${input}">x</a>`,
  ];
  expect(sources.flatMap((source) => dangersIn(renderMarkdown(source)))).toEqual([]);
});

test.each(everything)('rich text with %j runs nothing', (input) => {
  const attrs = {
    href: input,
    src: input,
    alt: input,
    title: input,
    class: input,
    id: input,
    textAlign: input,
    color: input,
    backgroundColor: input,
    colspan: input,
    order: input,
    anchor: input,
    target: input,
    emoji: input,
    onclick: 'alert(1)',
    style: 'position:fixed',
    [input]: 'alert(1)',
    custom: { onclick: 'alert(1)', [input]: input },
  };
  const types = [
    ...['paragraph', 'heading', 'image', 'code_block', 'emoji', 'ordered_list', 'tableCell'],
    ...['tableHeader', 'blok', 'constructor', '__proto__', input],
  ];
  const marks = ['link', 'anchor', 'styled', 'textStyle', 'highlight', 'bold', 'toString', input];
  const document = doc(
    ...types.map((type) => ({ type, attrs, content: [text(input)] })),
    ...marks.map((type) => paragraph(text(input, { type, attrs }))),
    ...['story', 'email', 'asset', 'url'].map((linktype) =>
      paragraph(text(input, { type: 'link', attrs: { ...attrs, linktype } })),
    ),
  );
  expect(dangersIn(renderRichText(document))).toEqual([]);
});

test.each(everything)('banner HTML with %j runs nothing', (input) => {
  const sources = [input, `<a href="${input}">x</a>`, `<b ${input}>x</b>`, `<a href='${input}'>x`];
  const allowed =
    /^(?:[^<]|<\/?(?:a|b|strong|em|i|br|span)(?: href="[^"]*")?(?: rel="noopener")?(?: \/)?>)*$/;
  for (const source of sources) {
    const html = sanitizeBannerHtml(source);
    expect(html).toMatch(allowed);
    expect(dangersIn(html)).toEqual([]);
  }
});

test('Markdown keeps what it is for', () => {
  const html = renderMarkdown(
    '## Leveling, 2″\n\nA **short** [answer](/services "Services") and [another](https://a.example).\n\n| hours | price |\n|---|--:|\n| 4 | $720 |\n\n- [x] done',
  );
  expect(html).toContain('<h2 id="text-leveling-2">Leveling, 2″</h2>');
  expect(html).toContain('<strong>short</strong> <a href="/services" title="Services">answer</a>');
  expect(html).toContain('<a href="https://a.example" rel="noopener">another</a>');
  expect(html).toContain('<td class="align-right">$720</td>');
  expect(html).toContain('<div class="table-scroll" tabindex="0"><table class="table">');
  expect(html).toContain('☑ done');
});

test('headings of a text never are the page’s h1, and their ids are their own', () => {
  const html = renderMarkdown('# Tires\n\n## Tires\n\n### Ñandú & co\n\n## …');
  expect(html.match(/<h\d id="[^"]*"/g)).toEqual([
    '<h2 id="text-tires"',
    '<h2 id="text-tires-2"',
    '<h3 id="text-nandu-co"',
    '<h2 id="text-section"',
  ]);
});

test('no heading or anchor of a text takes a name that scripts look for in the page', () => {
  const markdown = renderMarkdown('## Forms\n\n[up](#forms) [there](/terms#text-forms)');
  expect(markdown).toContain('<h2 id="text-forms">');
  expect(markdown).toContain('<a href="#text-forms">up</a>');
  expect(markdown).toContain('<a href="/terms#text-forms">there</a>');
  const mark = { type: 'anchor', attrs: { id: 'cookie' } };
  const link = { type: 'link', attrs: { href: '/terms', anchor: 'cookie', linktype: 'story' } };
  const html = renderRichText(
    doc({ type: 'paragraph', content: [text('here', mark), text('to it', link)] }),
  );
  expect(html).toContain('id="text-cookie"');
  expect(html).toContain('href="/terms#text-cookie"');
});

test('rich text keeps what it is for', () => {
  const html = renderRichText(
    doc(
      { type: 'heading', attrs: { level: 1, textAlign: 'center' }, content: [text('Fit')] },
      paragraph(
        text('bold', { type: 'bold' }),
        text('in', {
          type: 'link',
          attrs: { href: '/services', linktype: 'story', anchor: 'faq' },
        }),
        text('out', { type: 'link', attrs: { href: 'https://a.example', target: '_blank' } }),
        text('mail', { type: 'link', attrs: { href: 'a@b.example', linktype: 'email' } }),
      ),
      { type: 'image', attrs: { id: 5, src: '/f/1/8x8/a/a.jpg', alt: 'A truck' } },
    ),
  );
  expect(html).toBe(
    '<h2 class="align-center">Fit</h2><p><strong>bold</strong><a href="/services#text-faq">in</a>' +
      '<a href="https://a.example" target="_blank" rel="noopener">out</a>' +
      '<a href="mailto:a@b.example">mail</a></p>' +
      '<img src="/f/1/8x8/a/a.jpg" alt="A truck" loading="lazy">',
  );
});

test.each([null, undefined, '', 'text', 5, [], {}, { content: 'x' }, { content: [null, 1] }])(
  'rich text that is none (%j) is nothing',
  (document) => {
    expect(renderRichText(document)).toBe('');
  },
);

test('rich text nested without end is cut off', () => {
  let node: unknown = text('deep');
  for (let depth = 0; depth < 20_000; depth += 1) node = { type: 'blockquote', content: [node] };
  expect(renderRichText(doc(node))).not.toContain('deep');
});

test('the banner keeps emphasis and links', () => {
  const html =
    'Lug nuts <strong>settle</strong>.<br /><a href="/services/lift-kits#recheck">Five minutes.</a>';
  expect(sanitizeBannerHtml(html)).toBe(html);
  expect(sanitizeBannerHtml('<a href="https://a.example" class="x">y</a>')).toBe(
    '<a href="https://a.example" rel="noopener">y</a>',
  );
});

test.each([
  ['brackets', '['],
  ['brackets of links', '[a]('],
  ['emphasis', '*a '],
  ['emphasis of two kinds', '*_'],
  ['code', '`a'],
  ['quotes', '> '],
  ['lists in lists', '- '],
  ['cells', '| '],
  ['angle brackets', '<'],
  ['comments', '<!--'],
  ['entities', '&#x'],
])('a text of thousands of %s is written in less than a second', (_, part) => {
  const from = performance.now();
  const html = renderMarkdown(part.repeat(10_000));
  expect(performance.now() - from).toBeLessThan(1_000);
  expect(html.length).toBeLessThan(1_000_000);
});
