import { href } from 'react-router';

/** Addresses of the back office and of signing in, apart from `hrefs` so that visitors load none. */
export const adminHrefs = {
  index: () => href('/admin'),
  account: () => href('/admin/account'),
  login: () => href('/login'),
  logout: () => href('/logout'),
  twoFactor: () => href('/login/two-factor'),
};
