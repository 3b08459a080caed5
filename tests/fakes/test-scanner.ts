import type { FileScanner } from '#src/domain/careers/index.server.ts';

/** A virus scanner that reads each file completely and answers what the test wants. */
export function testScanner(
  answer: () => { found: string | null },
  isRequired = true,
): FileScanner & { seen: number[] } {
  const seen: number[] = [];
  return {
    isRequired,
    seen,
    async scan(chunks) {
      let length = 0;
      for await (const chunk of chunks) length += chunk.length;
      seen.push(length);
      return answer();
    },
  };
}

/** Simulates an unavailable scanner. */
export function noAnswer(): never {
  throw new Error('connect ECONNREFUSED');
}
