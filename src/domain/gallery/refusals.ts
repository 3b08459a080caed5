import { declareReasons } from '../refusal.ts';

/** Why a finished build is refused. */
export const why = declareReasons({
  'gallery.missing': [],
  'gallery.no-part': [],
  'gallery.unknown-parts': [],
  'gallery.story': ['language'],
  'gallery.poke': [],
  'gallery.trimming': [],
  'gallery.rub': [],
  'gallery.figure': [],
  'gallery.range': ['min', 'max'],
  'gallery.slug-form': [],
  'gallery.color': [],
  'gallery.no-tire': [],
  'gallery.day': [],
  'gallery.published': [],
  'gallery.incomplete': [],
  'gallery.slug-taken': [],
});
