/** Who works in the shop, from the most trusted on. `hiring` reads applications and nothing of customers. */
export const staffRoles = [
  'owner',
  'manager',
  'editor',
  'builder',
  'front-desk',
  'hiring',
] as const;

export type StaffRole = (typeof staffRoles)[number];
