import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';

const session = `SITE=http://localhost:3000
KEY=...   # made in the office: Settings, API keys
curl "$SITE/v1/goods/wheels?search=17" -H "Authorization: Bearer $KEY"`;

const change = `curl "$SITE/v1/goods/wheels/tinstead-fallow-17x9-6x1397-p0" -H "Authorization: Bearer $KEY"
# answers "version": "KbQ2v0m1kXn5f8YwEoZr3A"; send it along
curl "$SITE/v1/goods/wheels/tinstead-fallow-17x9-6x1397-p0" \\
  -X PATCH -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"version":"KbQ2v0m1kXn5f8YwEoZr3A","priceCents":24900}'`;

/** What all calls about the catalog have in common. */
export function KeySteps({ version }: { version: string }) {
  return (
    <section className="api-docs-part" id="begin" aria-labelledby="begin-title">
      <h2 id="begin-title">Before you begin</h2>
      <p>
        Whoever keeps the catalog makes a key in the office, under Settings, API keys. One kind
        reads the catalog, with what the shop pays; the other changes it, too. A key that is removed
        there stops working at once.
      </p>
      <pre>
        <code>{session}</code>
      </pre>
      <p>
        A change names the <code>version</code> of what you have read. If somebody changed it in the
        meantime, nothing is written and the answer is 409: read it again.
      </p>
      <pre>
        <code>{change}</code>
      </pre>
      <ul>
        <li>
          Every change is in the office’s history under the key’s name, and can be undone for 30
          days, there or by a call.
        </li>
        <li>
          Money is in whole US cents, lengths are in the unit that stands beside them. The values
          are checked by the rules of the office’s forms.
        </li>
        <li>
          Answers are JSON under <code>data</code>; success is 2xx. Errors are{' '}
          <a href="#problems">problem documents</a>, in Spanish with{' '}
          <code>Accept-Language: es</code>.
        </li>
        <li>
          A key makes 5 changes per second and reads 300 times per minute; <code>RateLimit</code>{' '}
          says how many are left. Change many parts by one call instead of many.
        </li>
        <li>Keys and parameters that a call does not know are refused by name.</li>
        <li>
          Calls of visitors, who have no key, are <Link to={hrefs.apiDocs()}>builds over HTTP</Link>
          .
        </li>
        <li>
          The same for machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI {version}).
        </li>
      </ul>
    </section>
  );
}
