import type { WrittenPhones } from '#src/domain/content/index.server.ts';

/** A page and its phone numbers that are not the shop's, as ten digits. */
export type OtherPhones = { id: number; name: string; numbers: string[] };

/** The shop's own numbers, E.164. */
type Own = { phone: string; smsPhone: string };

/**
 * Phone numbers on pages that differ from the settings: a call link from the number to call, a text link from the
 * number for texts; plain text may contain either.
 */
export function otherPhones(pages: readonly WrittenPhones[], own: Own): OtherPhones[] {
  const fitting = { call: [own.phone], text: [own.smsPhone], words: [own.phone, own.smsPhone] };
  return pages
    .map(({ id, name, phones }) => {
      const others = phones.filter(({ number, use }) => !fitting[use].includes(`+1${number}`));
      return { id, name, numbers: [...new Set(others.map(({ number }) => number))] };
    })
    .filter(({ numbers }) => numbers.length > 0);
}
