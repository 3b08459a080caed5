import type { StaffRole } from '#src/domain/auth/index.ts';

export type PersonRow = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  twoFactorEnabled: boolean;
  passkeys: number;
  isDisabled: boolean;
  lastSeenAt: Date | null;
  isSelf: boolean;
};
