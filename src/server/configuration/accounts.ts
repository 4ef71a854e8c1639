import type * as z from 'zod'
import type { accountsEnvironment, CharacterClass } from './accounts-environment.ts'
import { discordProvider, googleProvider, openIdProvider, type Provider } from './providers.ts'

export type AccountsConfiguration = {
  readonly authSecret: string | null
  readonly providers: readonly Provider[]
  /** Email addresses in lower case (SET-5). */
  readonly siteAdmins: readonly string[]
  readonly signInsPerMinute: number
  /** null where signing in by password is off. */
  readonly password: PasswordPolicy | null
  readonly emailLink: boolean
  readonly phone: boolean
  readonly mail: { readonly smtpUrl: string | null; readonly from: string }
  readonly phoneSenderUrl: string | null
}

export type PasswordPolicy = {
  readonly minLength: number
  readonly maxLength: number
  readonly needs: readonly CharacterClass[]
}

export type Values = z.infer<z.ZodObject<typeof accountsEnvironment>>

export function readAccounts(values: Values): AccountsConfiguration {
  const { OIDC_ISSUER: issuer } = values
  const google = client(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET)
  const discord = client(values.DISCORD_CLIENT_ID, values.DISCORD_CLIENT_SECRET)
  const other = client(values.OIDC_CLIENT_ID, values.OIDC_CLIENT_SECRET)
  return {
    authSecret: values.AUTH_SECRET ?? null,
    providers: [
      ...(google ? [googleProvider(google)] : []),
      ...(discord ? [discordProvider(discord)] : []),
      ...(other && issuer ? [openIdProvider({ ...other, issuer, name: values.OIDC_NAME })] : []),
    ],
    siteAdmins: values.SITE_ADMINS,
    signInsPerMinute: values.SIGN_INS_PER_MINUTE,
    password: values.SIGN_IN_PASSWORD
      ? {
          minLength: values.PASSWORD_MIN_LENGTH,
          maxLength: values.PASSWORD_MAX_LENGTH,
          needs: values.PASSWORD_NEEDS,
        }
      : null,
    emailLink: values.SIGN_IN_EMAIL_LINK,
    phone: values.SIGN_IN_PHONE,
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM },
    phoneSenderUrl: values.PHONE_SENDER_URL ?? null,
  }
}

function client(clientId: string | undefined, clientSecret: string | undefined) {
  return clientId && clientSecret ? { clientId, clientSecret } : null
}
