import type { BodyOf, contract, ResponseOf } from '@potluck/contract'
import { ACCOUNT_SENTENCES, EARLIEST_BIRTH, toPreferences } from '@potluck/rules'
import type { AccountDeletion } from '../../platform/account-deletion.ts'
import type { Database } from '../../platform/database/index.ts'
import { AppError, type Call, type Member } from '../../platform/http/index.ts'
import { avatarUrl, type Images } from '../../platform/media/index.ts'
import { type Auth, findUserRow, toUser, type UserAnswer } from '../auth/index.ts'
import { createAccountRemoval } from './account-removal.ts'
import { parsePhoneNumber } from './phone-number.ts'
import { type SettingsChanges, switchVisibility, updateUser } from './queries.ts'

export type SettingsDeps = {
  database: Database
  images: Images
  auth: Pick<Auth, 'emailChanges' | 'reconfirmation'>
  now: () => Date
  accountDeletion: AccountDeletion
}

type Endpoints = typeof contract.settings
type ProfileChanges = BodyOf<Endpoints['POST /auth/update-profile']>
type NewEmail = BodyOf<Endpoints['POST /auth/update-Email']>
type Preferences = BodyOf<Endpoints['POST /auth/update-Preference']>
type Profile = ResponseOf<Endpoints['GET /auth/update-profile']>['user']

export type Settings = ReturnType<typeof createSettings>

/** What members say about themselves, and the settings of their account. */
export function createSettings({ database, images, auth, now, accountDeletion }: SettingsDeps) {
  const { db } = database

  const getRow = async (member: Member) => {
    const row = await findUserRow(db, member.id)
    if (!row) throw new AppError('UNAUTHORIZED')
    return row
  }
  const getUser = async (member: Member): Promise<UserAnswer> => toUser(await getRow(member))

  const getProfile = async (member: Member): Promise<Profile> => {
    const row = await getRow(member)
    const { location, website, birthDate, hideAge, genderText } = row
    return { ...toUser(row), location, website, birthDate, hideAge, genderText }
  }

  return {
    /** @throws UNAUTHORIZED if the account was deleted */
    getUser,
    getProfile,

    /** Changes what was sent. @throws INVALID_INPUT */
    updateProfile: async (member: Member, sent: ProfileChanges): Promise<Profile> => {
      await updateUser(db, member.id, toChanges(sent, now()), now())
      return getProfile(member)
    },

    /** @throws NOT_AN_IMAGE, IMAGE_TOO_LARGE, IMAGE_UNUSABLE, INVALID_INPUT without a photo */
    setPhoto: async (member: Member, photo: Buffer | undefined): Promise<string> => {
      if (!photo) throw refusal('avatar', ACCOUNT_SENTENCES.photoMissing)
      const { hash } = await images.store(photo, member.id, 'square')
      await updateUser(db, member.id, { avatarHash: hash }, now())
      return avatarUrl(hash)
    },

    /** The picture's files are swept unless it is shown elsewhere. */
    removePhoto: async (member: Member): Promise<void> => {
      await updateUser(db, member.id, { avatarHash: null }, now())
    },

    updatePreferences: async (member: Member, sent: Preferences): Promise<UserAnswer> => {
      const { dietaryPreferences, ...others } = sent
      const diets = dietaryPreferences && { dietaryPreferences: toPreferences(dietaryPreferences) }
      // A gender in the member's own words belongs to the choice it was given with.
      const gender = others.gender && { genderText: '' }
      await updateUser(db, member.id, { ...others, ...gender, ...diets }, now())
      return getUser(member)
    },

    /** @throws EMAIL_TAKEN, TOO_MANY_ATTEMPTS, PASSWORD_REQUIRED, SIGN_IN_AGAIN, WRONG_PASSWORD */
    changeEmail: async (member: Member, sent: NewEmail, call: Call): Promise<UserAnswer> => {
      await auth.emailChanges.change(member, sent, call)
      return getUser(member)
    },

    /** @throws INVALID_INPUT */
    changePhoneNumber: async (member: Member, typed: string): Promise<UserAnswer> => {
      await updateUser(db, member.id, { phoneNumber: toPhoneNumber(typed) }, now())
      return getUser(member)
    },

    switchVisibility: async (member: Member): Promise<boolean> => {
      const isPublic = await switchVisibility(db, member.id, now())
      if (isPublic === undefined) throw new AppError('UNAUTHORIZED')
      return isPublic
    },

    deleteAccount: createAccountRemoval({ database, auth, accountDeletion }),
  }
}

/** The sent fields as they are stored. @throws INVALID_INPUT */
function toChanges(sent: ProfileChanges, at: Date): SettingsChanges {
  const { username: _, phoneNo, socialLinks = {}, ...columns } = sent
  const { instagram, youtube, twitter, x = twitter } = socialLinks
  if (columns.birthDate) refuseBirthDate(columns.birthDate, at)
  return {
    ...columns,
    ...(columns.fullName !== undefined && { fullName: columns.fullName.trim() }),
    ...(columns.gender !== undefined && columns.gender !== 'Custom' && { genderText: '' }),
    ...(phoneNo !== undefined && { phoneNumber: toPhoneNumber(phoneNo) }),
    ...(instagram !== undefined && { instagram: instagram || null }),
    ...(youtube !== undefined && { youtube: youtube || null }),
    ...(x !== undefined && { x: x || null }),
  }
}

function toPhoneNumber(typed: string): string | null {
  if (typed.trim() === '') return null
  const number = parsePhoneNumber(typed)
  if (number === undefined) throw refusal('phoneNo', ACCOUNT_SENTENCES.phone)
  return number
}

function refuseBirthDate(date: string, at: Date): void {
  // The day after UTC's is already today somewhere.
  const latest = new Date(at.getTime() + 24 * 60 * 60_000).toISOString().slice(0, 10)
  if (date < EARLIEST_BIRTH || date > latest)
    throw refusal('birthDate', ACCOUNT_SENTENCES.birthDate)
}

function refusal(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', { at: path, message })
}
