import { declareReasons } from '../../refusal.ts';

/** Why a row of a supplier's file, or the file, is not taken over. */
export const why = declareReasons({
  'import.empty-file': [],
  'import.too-large': ['megabytes'],
  'import.no-number-column': [],
  'import.field-twice': ['column'],
  'import.no-number': [],
  'import.number-form': ['number'],
  'import.twice': ['number', 'line'],
  'import.other-category': ['number'],
  'import.no-line': ['line'],
  'import.lift-kit': ['front', 'rear', 'price', 'boxes', 'weight'],
  'import.aces': [],
  'import.older': ['day', 'newest'],
  'import.left-out': ['times'],
  'import.none-selected': [],
  'import.name-first': [],
  'import.missing': ['field'],
  'import.invalid': ['field'],
  'import.shop-changed': [],
  'import.not-checked': [],
  'import.has-refused': [],
  'import.nothing': [],
  'import.not-applied': [],
  'import.stopped': [],
  'import.profile-name': [],
});
