import { checkMove } from '#src/domain/appointments/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { shiftedStart } from './chosen-start.ts';
import { fitWords } from './fit-words.server.ts';
import { placesOf } from './load-calendar.server.ts';

/** The verdict on a move with the fields of its form in the query, in words; `asked` is that query again. */
export async function checkFit(ctx: Ctx, url: URL) {
  const form = new FormData();
  for (const [name, value] of url.searchParams) form.set(name, value);
  const shop = await getShopSettings(ctx);
  const { timeZone } = shop;
  const only = String(form.get('only') ?? '');
  const asked = url.search;
  try {
    const startsAt = shiftedStart(form, timeZone);
    const id = String(form.get('id') ?? '');
    const verdict = await checkMove(ctx, { id, startsAt, only: only.split(',').filter(Boolean) });
    const places = placesOf(shop, ctx.locale);
    const words = fitWords(verdict, { places, timeZone, locale: ctx.locale });
    const nearest = verdict.fits ? null : verdict.nearest;
    return {
      asked,
      fits: verdict.fits,
      ...words,
      nearest: nearest && { at: nearest.startsAt, only },
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // It was canceled, finished or the zone was changed meanwhile: dropping it says the same.
    const text = refusalText(error.told, ctx.locale);
    return { asked, fits: false, said: text, offer: null, nearest: null };
  }
}

export type FitAnswer = Awaited<ReturnType<typeof checkFit>>;
