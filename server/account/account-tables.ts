/** The tables that better-auth reads and writes, under our own names. */
export interface AccountTables {
  users: UserTable;
  sessions: SessionTable;
  credentials: CredentialTable;
  verifications: VerificationTable;
}

export interface UserTable {
  id: string;
  first_name: string;
  last_name: string;
  /** Lower case. */
  email: string;
  /** 0 until a link that was mailed to the address has been used; such a user cannot log in. */
  email_verified: number;
  /** better-auth's picture, which we do not use. */
  image: string | null;
  /** E.164. */
  phone: string;
  /** The dial code as chosen: '+250', '+1-242'. */
  country_code: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  language: string;
  created_at: string;
  updated_at: string;
}

export interface SessionTable {
  id: string;
  token: string;
  user_id: string;
  expires_at: string;
  /** Always empty: better-auth would keep them, we do not. */
  ip_address: string | null;
  user_agent: string | null;
  created_at: string;
  updated_at: string;
}

export interface CredentialTable {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  /** better-auth's salted scrypt hash. */
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: string | null;
  refresh_token_expires_at: string | null;
  scope: string | null;
  created_at: string;
  updated_at: string;
}

/** A link that was sent by mail and not used yet. Whoever uses it proves to be the owner of the user's address. */
export interface VerificationTable {
  id: string;
  /** The hash of what the link holds. */
  identifier: string;
  /** The user's id. */
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}
