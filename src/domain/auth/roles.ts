/** Who works in the shop, from the most trusted to the least. */
export const staffRoles = ['owner', 'manager', 'editor', 'builder', 'front-desk'] as const;

export type StaffRole = (typeof staffRoles)[number];
