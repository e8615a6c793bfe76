import { findChoice, joinPhoneNumber, PROFILE_GENDERS, splitPhoneNumber } from '@potluck/rules'
import type { EditableProfile } from '../api.ts'
import { parseLink } from '../links.ts'
import { type ProfileFields, toProfileBody, toProfileFields } from '../profile-values.ts'

/** Everything that the page saves at once. */
export interface EditFields extends ProfileFields {
  callingCode: string
  phone: string
  location: string
  website: string
  /** 'YYYY-MM-DD', or empty. */
  birthDate: string
  hideAge: boolean
  gender: string
  genderText: string
}

export function toEditFields(profile: EditableProfile): EditFields {
  const { location, website, birthDate, hideAge, gender, genderText } = profile
  const { code, rest } = splitPhoneNumber(profile.phoneNumber ?? '')
  return {
    ...toProfileFields(profile),
    callingCode: code,
    phone: rest,
    birthDate: birthDate ?? '',
    location,
    website,
    hideAge,
    gender,
    genderText,
  }
}

export function toEditBody(fields: EditFields) {
  const { location, website, birthDate, hideAge, genderText } = fields
  const gender = findChoice(PROFILE_GENDERS, fields.gender)
  return {
    ...toProfileBody(fields),
    phoneNo: joinPhoneNumber(fields.callingCode, fields.phone),
    location: location.trim(),
    website: parseLink(website) ?? website,
    birthDate: birthDate || null,
    hideAge,
    ...(gender && { gender }),
    genderText: gender === 'Custom' ? genderText.trim() : '',
  }
}

/** The field that an issue of the server's answer belongs to; undefined for none. */
export function fieldOfIssue(path: string): keyof EditFields | undefined {
  return FIELDS.get(path.replace(/^socialLinks\./, ''))
}

const FIELDS = new Map<string, keyof EditFields>([
  ['fullName', 'fullName'],
  ['bio', 'bio'],
  ['instagram', 'instagram'],
  ['x', 'x'],
  ['youtube', 'youtube'],
  ['phoneNo', 'phone'],
  ['location', 'location'],
  ['website', 'website'],
  ['birthDate', 'birthDate'],
  ['gender', 'gender'],
  ['genderText', 'genderText'],
])
