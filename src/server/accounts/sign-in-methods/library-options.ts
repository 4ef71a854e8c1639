import { magicLink } from 'better-auth/plugins/magic-link'
import { phoneNumber } from 'better-auth/plugins/phone-number'
import type { Logger } from 'pino'
import type { AccountsConfiguration } from '../../configuration/accounts.ts'
import { madeUpAddress } from '../sign-in-facts.ts'
import type { Senders } from './senders.ts'

const quarterHour = 900
const fiveMinutes = 300

export type SignInMethods = Pick<AccountsConfiguration, 'password' | 'emailLink' | 'phone'>

/** The sign-in library's options for passwords, if they are switched on (AUTH-2). */
export function passwordOptions({ password }: SignInMethods, { mail }: Senders, log: Logger) {
  if (!password) return {}
  return {
    emailAndPassword: {
      enabled: true,
      minPasswordLength: password.minLength,
      // The library counts UTF-16 units. Our own check, which runs first, counts characters.
      maxPasswordLength: password.maxLength * 2,
      // An address belongs to a user only after a mail to it was answered.
      requireEmailVerification: true,
    },
    emailVerification: {
      expiresIn: quarterHour,
      sendVerificationEmail: async ({ user, url }: { user: { email: string }; url: string }) => {
        // Not awaited: this runs inside a transaction of the library, which a slow mail server would keep open.
        mail({
          to: user.email,
          subject: 'Confirm your address for Bit Calculator',
          text: `Open this link within 15 minutes to confirm your address:\n\n${url}\n\nIf you did not ask for it, ignore this mail.`,
        }).catch((error) => log.warn({ err: error }, 'a mail could not be sent'))
      },
    },
  }
}

export function linkPlugins({ emailLink }: SignInMethods, { mail }: Senders) {
  if (!emailLink) return []
  return [
    magicLink({
      expiresIn: quarterHour,
      storeToken: 'hashed',
      sendMagicLink: ({ email, url }) =>
        mail({
          to: email,
          subject: 'Sign in to Bit Calculator',
          text: `Open this link within 15 minutes to sign in:\n\n${url}\n\nIf you did not ask for it, ignore this mail.`,
        }),
    }),
  ]
}

export function phonePlugins({ phone }: SignInMethods, senders: Senders) {
  if (!phone) return []
  return [
    phoneNumber({
      otpLength: 6,
      expiresIn: fiveMinutes,
      allowedAttempts: 3,
      sendOTP: ({ phoneNumber: to, code }) =>
        senders.phone({ to, text: `Your code for Bit Calculator is ${code}. It holds for five minutes.` }),
      // The library demands an address and a name of every user: the one is made up, the other stays empty.
      signUpOnVerification: {
        getTempEmail: (number) => madeUpAddress('phone', number),
        getTempName: () => '',
      },
    }),
  ]
}
