/** Who works in the shop, most trusted first. `hiring` reads applications but nothing about customers. */
export const staffRoles = [
  'owner',
  'manager',
  'editor',
  'builder',
  'front-desk',
  'hiring',
] as const;

export type StaffRole = (typeof staffRoles)[number];
