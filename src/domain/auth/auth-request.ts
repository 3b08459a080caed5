/** What signing in needs to know of a request. */
export type AuthRequest = {
  /** The Cookie header as it came. */
  cookie: string;
  userAgent: string;
  /** The visitor's address: limits go by it, and a session remembers it. */
  ip: string;
  /** Whether the site is reached over https, which makes its cookies `Secure`. */
  secure: boolean;
};
