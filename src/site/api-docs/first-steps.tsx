import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';

const session = `SITE=http://localhost:3000
curl -s -b jar -c jar "$SITE/api/sanctum/csrf-cookie"
TOKEN=$(awk '$6 == "XSRF-TOKEN" { print $7 }' jar)`;

/** What all calls have in common. */
export function FirstSteps({ version }: { version: string }) {
  return (
    <section className="api-docs-part" id="begin" aria-labelledby="begin-title">
      <h2 id="begin-title">Before you begin</h2>
      <p>
        These calls need no account and no key. A browser, or a program with a cookie jar, gets a
        token once and sends it with every write. Who starts a build gets a cookie that opens it;
        nobody else can.
      </p>
      <pre>
        <code>{session}</code>
      </pre>
      <p>
        In the lines below <code>$BUILD</code> and <code>$SNAPSHOT</code> are the <code>id</code> of
        an answer. Money is in whole US cents, lengths are in the unit that stands beside them.
      </p>
      <ul>
        <li>
          Answers are JSON under <code>data</code>; success is 2xx. Errors are{' '}
          <a href="#problems">problem documents</a>.
        </li>
        <li>
          A POST with an <code>Idempotency-Key</code> may be repeated for 24 hours: it has its
          effect once and answers the same. A repetition that arrives early waits for the first one.
        </li>
        <li>
          <code>RateLimit</code> says how many requests are left, <code>RateLimit-Policy</code> of
          how many in how many seconds.
        </li>
        <li>A body may have 256 KiB. Keys that a call does not know are refused by name.</li>
        <li>
          The shop’s own programs read and change its catalog with{' '}
          <Link to={hrefs.catalogDocs()}>other calls</Link>, which need a key.
        </li>
        <li>
          The same for machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI {version}).
        </li>
      </ul>
    </section>
  );
}
