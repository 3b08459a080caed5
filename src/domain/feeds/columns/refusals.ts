import { declareReasons } from '../../refusal.ts';

/** Why a column is taken for a field, or for none; and what is wrong with a supplier's profile. */
export const why = declareReasons({
  'columns.no-part-number': [],
  'columns.header-twice': [],
  'columns.field-twice': [],
  'columns.by-name': [],
  'columns.by-cells': [],
  'columns.some-unread': ['count', 'all'],
  'columns.empty': [],
  'columns.which-price': [],
  'columns.warehouse': [],
  'columns.sum': [],
  'columns.split': [],
  'columns.two-dates': [],
  'columns.shipping-weight': [],
  'columns.unit': ['unit'],
  'columns.decimal-comma': [],
  'columns.box-size': [],
  'columns.maker-stock': [],
  'columns.other-currency': ['currency'],
  'columns.other-fits-better': [],
  'columns.no-field': [],
});
