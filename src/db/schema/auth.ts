import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { defaultLocale, type LocaleCode } from '#src/lib/locales.ts';
import { createdAt, moment, updatedAt } from './columns.ts';

/* Staff accounts, in the shape that better-auth's Drizzle adapter expects. Visitors have none. */

const staffRoles = [
  'owner',
  'manager',
  'editor',
  'buyer',
  'builder',
  'front-desk',
  'hiring',
] as const;

export const authUsers = pgTable('auth_users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  role: text('role', { enum: staffRoles }).notNull(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  /** The language that they read the office in. */
  locale: text('office_locale').$type<LocaleCode>().notNull().default(defaultLocale),
  /** Whether to mail them when somebody assigns them an inquiry. */
  mailsAssigned: boolean('mails_assigned').notNull().default(true),
  /** Has left the shop and cannot sign in; what they did keeps their name. */
  disabledAt: moment('disabled_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const authSessions = pgTable(
  'auth_sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('auth_sessions_user').on(table.userId)],
);

export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('auth_accounts_user').on(table.userId)],
);

export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('auth_verifications_identifier').on(table.identifier)],
);

export const authTwoFactors = pgTable(
  'auth_two_factors',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    /** Consecutive wrong codes; the library locks the second factor after ten. */
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
  },
  (table) => [index('auth_two_factors_user').on(table.userId)],
);

/** A key pair of somebody's device or password manager. The secret half never leaves that device. */
export const authPasskeys = pgTable(
  'auth_passkeys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    /** What the device calls it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device has signed with it, up to 32 bits; many devices always say 0. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    /** How browsers reach the device: `internal`, `hybrid`, `usb`. */
    transports: text('transports').array().notNull().default([]),
    /** The host name it was made for. It works there only. */
    host: text('host').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('auth_passkeys_user').on(table.userId)],
);

/** A one-time link: for the first owner, a new colleague, or a forgotten password. */
export const authInvitations = pgTable('auth_invitations', {
  id: text('id').primaryKey(),
  purpose: text('purpose', { enum: ['owner', 'invite', 'reset'] }).notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  email: text('email'),
  role: text('role', { enum: staffRoles }),
  userId: text('user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  createdAt: createdAt(),
});

/** Attempts at guessable secrets, by client: in a table, so that all processes count together. */
export const authAttempts = pgTable('auth_attempts', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: moment('expire'),
});
