/** Who works in the shop, most trusted first. `hiring` reads applications and `buyer` keeps goods, neither sees customers. */
export const staffRoles = [
  'owner',
  'manager',
  'editor',
  'buyer',
  'builder',
  'front-desk',
  'hiring',
] as const;

export type StaffRole = (typeof staffRoles)[number];
