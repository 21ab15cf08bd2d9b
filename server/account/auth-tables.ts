const text = (fieldName: string) => ({ type: 'string', required: true, fieldName }) as const;
const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/** Under which names our tables hold what better-auth reads and writes. */
export const authTables = {
  user: {
    modelName: 'users',
    fields: { name: 'first_name', emailVerified: 'email_verified', ...times },
    additionalFields: {
      lastName: text('last_name'),
      phone: text('phone'),
      countryCode: text('country_code'),
      country: text('country'),
      language: text('language'),
    },
  },
  session: {
    modelName: 'sessions',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...times,
    },
  },
  account: {
    modelName: 'credentials',
    fields: {
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...times,
    },
  },
  verification: {
    modelName: 'verifications',
    fields: { expiresAt: 'expires_at', ...times },
  },
} as const;
