import {
  ACCOUNT_SENTENCES,
  COOKING_LEVELS,
  findChoice,
  GENDERS,
  isEmail,
  isUsername,
  LIST_LIMITS,
  PASSWORD_LIMITS,
  PLAN_IDS,
  PROFILE_GENDERS,
  TEXT_LIMITS,
  THEMES,
} from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import {
  Id,
  IsoDate,
  line,
  Message,
  maybeLine,
  maybeText,
  RECONFIRMATION_ERRORS,
  Reconfirmed,
} from '../shared.ts'

const Email = z.string().trim().refine(isEmail, ACCOUNT_SENTENCES.email)
const Username = z.string().trim().refine(isUsername, ACCOUNT_SENTENCES.username)
/** `passwordProblem` judges the length of a new password; this only limits the work. */
const Password = z.string().min(1, ACCOUNT_SENTENCES.fillAll).max(1000)
const NewPassword = z
  .string()
  .min(PASSWORD_LIMITS.min, ACCOUNT_SENTENCES.passwordShort)
  .max(PASSWORD_LIMITS.max, ACCOUNT_SENTENCES.passwordLong)

export const SocialLinks = z.object({
  instagram: z.string().nullable(),
  youtube: z.string().nullable(),
  x: z.string().nullable(),
})

/** The signed-in cook, as they see themselves. */
export const User = z.object({
  _id: Id,
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  hasPassword: z.boolean(),
  avatar: z.string().nullable(),
  bio: z.string(),
  socialLinks: SocialLinks,
  dietaryPreferences: z.array(z.string()),
  gender: z.string(),
  cookingLevel: z.enum(COOKING_LEVELS).nullable(),
  phoneNumber: z.string().nullable(),
  isPublic: z.boolean(),
  hideFavorites: z.boolean().describe('Saved recipes are not shown on the profile'),
  sharesActivity: z
    .boolean()
    .describe('Publishing, rating and cooking tell followers by themselves'),
  theme: z.enum(THEMES),
  plan: z.enum(PLAN_IDS),
  createdAt: IsoDate,
})
const UserAnswer = z.object({ user: User })

/** Further fields of a profile, shown only for editing. */
const EditableProfile = User.extend({
  location: z.string(),
  website: z.string(),
  birthDate: z.iso.date().nullable(),
  hideAge: z.boolean(),
  genderText: z.string(),
})
const ProfileFieldsAnswer = z.object({ user: EditableProfile })

/** One of a list, ignoring case. */
function choiceOf<const Choices extends readonly [string, ...string[]]>(choices: Choices) {
  return z
    .string()
    .max(40)
    .transform((typed) => findChoice(choices, typed) ?? typed)
    .pipe(z.enum(choices))
}

/** The secret at the end of a mailed link. */
const MailedSecret = z.object({ token: z.string().min(1).max(200) })

const Link = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(TEXT_LIMITS.link)])

export const accounts = {
  'GET /auth/check': {
    summary: 'Who is signed in',
    access: 'member',
    response: UserAnswer,
  },
  'POST /auth/signin': {
    summary: 'Sign in; email, username and password must match one account',
    access: 'public',
    limit: 'auth',
    body: z.object({
      email: z.string().trim().min(1, ACCOUNT_SENTENCES.fillAll).max(TEXT_LIMITS.email),
      username: z.string().trim().min(1, ACCOUNT_SENTENCES.fillAll).max(200),
      password: Password,
    }),
    response: UserAnswer,
    errors: ['INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /auth/signup': {
    summary: 'Open an account and sign in',
    access: 'public',
    limit: 'auth',
    body: z.object({ email: Email, username: Username, password: NewPassword }),
    response: UserAnswer,
    status: 201,
    errors: ['EMAIL_TAKEN', 'USERNAME_TAKEN', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /auth/logout': { summary: 'Sign out', access: 'public', response: Message },
  'POST /auth/password-reset-links': {
    summary:
      'Mail a link to a new password; the answer is the same whether the address has an account',
    access: 'public',
    limit: 'auth',
    body: z.object({ email: Email }),
    response: Message,
    errors: ['TOO_MANY_ATTEMPTS'],
  },
  'POST /auth/password-resets': {
    summary: 'Set a new password by the secret of a link, end all sessions and sign in',
    access: 'public',
    limit: 'auth',
    body: MailedSecret.extend({ newPassword: NewPassword }),
    response: UserAnswer,
    errors: ['LINK_NOT_FOUND'],
  },
  'GET /auth/google': {
    summary: 'Leave for the third-party sign-in',
    access: 'public',
    limit: 'auth',
    response: z.undefined(),
    status: 302,
  },
  'GET /auth/google/callback': {
    summary: 'Where the third-party sign-in comes back to',
    access: 'public',
    limit: 'auth',
    response: z.undefined(),
    status: 302,
  },
  'GET /auth/providers': {
    summary: 'Which ways to sign in this server offers',
    access: 'public',
    response: z.object({ thirdParty: z.object({ name: z.string() }).nullable() }),
  },
  'GET /auth/toogle-theme': {
    summary: 'Switch between light and dark',
    access: 'member',
    limit: 'write',
    idempotent: true,
    response: z.object({ theme: z.enum(THEMES) }),
  },
} satisfies Endpoints

export const settings = {
  'POST /auth/update-profile-photo': {
    summary: 'Set the profile photo, cropped to a square',
    access: 'member',
    files: { avatar: 1 },
    response: z.object({ message: z.string(), avatar: z.string() }),
    errors: ['NOT_AN_IMAGE', 'IMAGE_TOO_LARGE', 'IMAGE_UNUSABLE'],
  },
  'DELETE /auth/profile-photos': {
    summary: 'Remove the profile photo; without one it is well too',
    access: 'member',
    response: Message,
  },
  'GET /auth/update-profile': {
    summary: 'The profile fields of the settings page',
    access: 'member',
    response: ProfileFieldsAnswer,
  },
  'POST /auth/update-profile': {
    summary: 'Change the profile; a username in it is ignored',
    access: 'member',
    body: z
      .object({
        fullName: line(TEXT_LIMITS.fullName, ACCOUNT_SENTENCES.fullName),
        bio: maybeText(TEXT_LIMITS.bio),
        username: z.string(),
        socialLinks: z.object({ instagram: Link, youtube: Link, x: Link, twitter: Link }).partial(),
        location: maybeLine(TEXT_LIMITS.location),
        website: Link,
        birthDate: z.iso.date().nullable(),
        hideAge: z.boolean(),
        gender: choiceOf(PROFILE_GENDERS),
        genderText: maybeLine(TEXT_LIMITS.genderText),
        phoneNo: maybeText(40),
      })
      .partial(),
    response: ProfileFieldsAnswer,
  },
  'GET /auth/account-settings': {
    summary: 'Address, phone and visibility',
    access: 'member',
    response: z.object({
      email: z.string(),
      phoneNumber: z.string().nullable(),
      isPublic: z.boolean(),
    }),
  },
  'POST /auth/update-Preference': {
    summary: 'Set diet, gender, cooking level and what others see of what one does',
    access: 'member',
    body: z
      .object({
        dietaryPreferences: z
          .array(maybeLine(TEXT_LIMITS.preference))
          .max(LIST_LIMITS.dietaryPreferences),
        gender: choiceOf(GENDERS),
        cookingLevel: z.enum(COOKING_LEVELS),
        hideFavorites: z.boolean(),
        sharesActivity: z.boolean(),
      })
      .partial(),
    response: UserAnswer,
  },
  'GET /auth/update-Preference': {
    summary: 'Diet, gender, cooking level and what others see of what one does',
    access: 'member',
    response: z.object({
      dietaryPreferences: z.array(z.string()),
      gender: z.string(),
      cookingLevel: z.enum(COOKING_LEVELS).nullable(),
      hideFavorites: z.boolean(),
      sharesActivity: z.boolean(),
    }),
  },
  'POST /auth/update-Email': {
    summary: 'Change the address; the new one gets a confirm link, the old one an undo link',
    access: 'member',
    limit: 'auth',
    body: Reconfirmed.extend({ email: Email }),
    response: UserAnswer,
    errors: ['EMAIL_TAKEN', ...RECONFIRMATION_ERRORS],
  },
  'POST /auth/email-confirmations': {
    summary: 'Confirm an address by the secret that was mailed to it',
    access: 'public',
    limit: 'auth',
    body: MailedSecret,
    response: z.object({ email: z.string() }),
    errors: ['LINK_NOT_FOUND'],
  },
  'POST /auth/email-reversals': {
    summary:
      'Take a change of address back by the secret mailed to the old one; removes the password and ways of signing in set since, and ends all sessions',
    access: 'public',
    limit: 'auth',
    body: MailedSecret,
    response: z.object({
      email: z.string(),
      resetToken: z.string().describe('Sets a new password, as the secret of a mailed link does'),
    }),
    errors: ['LINK_NOT_FOUND', 'EMAIL_TAKEN', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /auth/update-PhoneNumber': {
    summary: 'Set the phone number, with country code; a blank one takes it away',
    access: 'member',
    body: z.object({ phoneNo: z.string().max(40) }),
    response: UserAnswer,
  },
  'POST /auth/change-Password': {
    summary: 'Change the password, or set the first one, and end the other sessions',
    access: 'member',
    limit: 'auth',
    body: z.object({ oldPassword: z.string().max(1000), newPassword: NewPassword }),
    response: Message,
    errors: ['WRONG_PASSWORD', 'SIGN_IN_AGAIN', 'TOO_MANY_ATTEMPTS'],
  },
  'POST /auth/public-Profile-toogle': {
    summary: 'Switch between a public and a private profile',
    access: 'member',
    idempotent: true,
    response: z.object({ message: z.string(), isPublic: z.boolean() }),
  },
  'GET /auth/sign-in-ways': {
    summary: 'The ways in which the caller signs in, the oldest first',
    access: 'member',
    response: z.object({
      ways: z.array(
        z.object({
          _id: Id,
          name: z.string().describe("'Password', 'Google', or the host of another issuer"),
          issuer: z.string().nullable().describe('Of OpenID Connect; null for the password'),
          since: IsoDate,
          isOffered: z.boolean().describe('Opens the account here and now'),
        }),
      ),
    }),
  },
  'DELETE /auth/sign-in-ways/{id}': {
    summary: 'Give up a way of signing in, never the last one, and end the other sessions',
    access: 'member',
    limit: 'auth',
    body: Reconfirmed,
    response: Message,
    errors: ['NOT_FOUND', 'LAST_WAY_IN', ...RECONFIRMATION_ERRORS],
  },
  'GET /auth/sessions': {
    summary: 'Where the caller is signed in: here, then the latest used',
    access: 'member',
    response: z.object({
      sessions: z.array(
        z.object({
          _id: Id,
          userAgent: z.string(),
          ip: z.string(),
          createdAt: IsoDate,
          lastUsedAt: IsoDate.describe('ISO 8601, UTC; exact to a day'),
          isCurrent: z.boolean(),
        }),
      ),
    }),
  },
  'DELETE /auth/sessions': {
    summary: 'End all sessions but this one',
    access: 'member',
    response: Message,
  },
  'DELETE /auth/sessions/{id}': {
    summary: "End one of the caller's sessions",
    access: 'member',
    response: Message,
    errors: ['NOT_FOUND'],
  },
  'DELETE /auth/delete-Account': {
    summary:
      'Delete the account and all that belongs to it; without a password, by typing the username',
    access: 'member',
    limit: 'auth',
    body: z.object({ password: z.string().max(1000) }),
    response: Message,
    errors: ['WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS'],
  },
} satisfies Endpoints
