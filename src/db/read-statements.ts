const BATCH_CHARACTERS = 256_000;

/** Lines that only psql (`\restrict`) or a newer server understands, and comments. */
const skipped = /^(--|\\|SET transaction_timeout\b)/;

/**
 * Splits the text of a dump into batches of whole statements, so that a large one needs little memory. Handles what
 * pg_dump writes: strings without escapes, and dollar quotes.
 */
export async function* readStatements(text: AsyncIterable<string>): AsyncGenerator<string> {
  let quote = '';
  let batch = '';
  for await (const line of readLines(text)) {
    if (!quote && skipped.test(line)) continue;
    quote = quoteAfter(line, quote);
    batch += `${line}\n`;
    if (quote || !line.endsWith(';') || batch.length < BATCH_CHARACTERS) continue;
    yield batch;
    batch = '';
  }
  if (batch.trim()) yield batch;
}

/** The quote that is open at the end of the line: `'`, a dollar tag, or none. */
function quoteAfter(line: string, before: string): string {
  let open = before;
  for (const [mark] of line.matchAll(/'|\$\w*\$/g)) {
    if (open === mark) open = '';
    else if (!open) open = mark;
  }
  return open;
}

/** Only at `\n`: `node:readline` would also split at characters that may occur inside a text. */
async function* readLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of text) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
