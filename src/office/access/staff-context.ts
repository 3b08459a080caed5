import { createContext } from 'react-router';
import type { StaffSession } from '#src/domain/auth/index.server.ts';

/** The session of the person in the back office; the layout of `/admin` sets it. */
export const staffContext = createContext<StaffSession>();
