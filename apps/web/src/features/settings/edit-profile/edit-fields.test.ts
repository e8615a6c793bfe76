import { expect, it } from 'vitest'
import { fieldOfIssue, toEditBody, toEditFields } from './edit-fields.ts'

const profile = {
  _id: 'n',
  username: 'nora',
  email: 'n@example.test',
  emailConfirmed: true,
  hasPassword: true,
  avatar: null,
  dietaryPreferences: [],
  cookingLevel: null,
  isPublic: true,
  ...({ hideFavorites: false, sharesActivity: true, theme: 'light', plan: 'basic' } as const),
  fullName: 'Nora Lind',
  bio: 'Bread.',
  createdAt: '2026-01-01T00:00:00.000Z',
  socialLinks: { instagram: 'https://instagram.com/nora', youtube: null, x: null },
  phoneNumber: '+442079460958',
  location: 'Oslo',
  website: '',
  birthDate: '1990-02-28',
  hideAge: true,
  gender: 'Custom',
  genderText: 'Agender',
}

it('sends what it was given when nothing was changed', () => {
  expect(toEditBody(toEditFields(profile))).toEqual({
    fullName: 'Nora Lind',
    bio: 'Bread.',
    socialLinks: { instagram: 'https://instagram.com/nora', youtube: '', x: '' },
    phoneNo: '+44 2079460958',
    location: 'Oslo',
    website: '',
    birthDate: '1990-02-28',
    hideAge: true,
    gender: 'Custom',
    genderText: 'Agender',
  })
})

it('completes links, and drops a date, a number and words that belong to nothing', () => {
  const fields = { ...toEditFields(profile), website: 'nora.example', birthDate: '', phone: ' ' }
  expect(toEditBody({ ...fields, gender: 'Female' })).toMatchObject({
    website: 'https://nora.example',
    birthDate: null,
    phoneNo: '',
    gender: 'Female',
    genderText: '',
  })
})

it('shows an issue beside its field', () => {
  expect(fieldOfIssue('phoneNo')).toBe('phone')
  expect(fieldOfIssue('socialLinks.x')).toBe('x')
  expect(fieldOfIssue('birthDate')).toBe('birthDate')
  expect(fieldOfIssue('toString')).toBeUndefined()
})
