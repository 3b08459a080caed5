import { declareReasons } from '../refusal.ts';

/** Why a change of goods is refused. */
export const why = declareReasons({
  'part.no-such-line': ['line'],
  'part.sku-taken': ['sku'],
  'part.sku-form': [],
  'part.price-form': [],
  'part.number-form': [],
  'part.number-range': ['min', 'max'],
  'part.drilling-form': ['text'],
  'part.upc-form': [],
  'part.upc-check': [],
  'part.tire-size': [],
  'part.replaces-itself': [],
  'part.no-replacement': ['sku'],
  'part.rim-order': [],
  'part.changed-since': [],
  'part.nothing-chosen': [],
  'part.undone-already': [],
  'part.undo-too-late': ['days'],
  'line.taken': ['line'],
  'line.no-heights': [],
  'line.same-height': [],
  'line.span-order': [],
});
