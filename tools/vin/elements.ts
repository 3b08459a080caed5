/** What is kept of vPIC, by its element's id; `table` names a code's text. Elements that a copy lacks stay empty. */
export const elements: Readonly<Record<number, { key: string; table?: string }>> = {
  4: { key: 'cab', table: 'BodyCab' },
  5: { key: 'body', table: 'BodyStyle' },
  9: { key: 'cylinders' },
  13: { key: 'litres' },
  14: { key: 'doors' },
  15: { key: 'drive', table: 'DriveType' },
  24: { key: 'fuel', table: 'FuelType' },
  25: { key: 'gvwrFrom', table: 'GrossVehicleWeightRating' },
  28: { key: 'model', table: 'Model' },
  34: { key: 'series' },
  38: { key: 'trim' },
  49: { key: 'bedLengthIn' },
  60: { key: 'wheelbaseType', table: 'WheelBaseType' },
  109: { key: 'trim2' },
  110: { key: 'series2' },
  111: { key: 'wheelbaseFromIn' },
  112: { key: 'wheelbaseToIn' },
  190: { key: 'gvwrTo', table: 'GrossVehicleWeightRating' },
};

export const modelElement = 28;
export const keys: readonly string[] = Object.values(elements).map(({ key }) => key);
