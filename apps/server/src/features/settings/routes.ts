import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import { type Auth, signOut } from '../auth/index.ts'
import type { Settings } from './service.ts'

/** The endpoints of the settings page, and of the links mailed for a change of address. */
export function settingsRoutes(settings: Settings, auth: Auth): Handlers<typeof contract.settings> {
  const { emailChanges, ownPasswords, ownSessions, ownWays, knownBrowsers } = auth
  return {
    'POST /auth/update-profile-photo': async ({ member, files }) => {
      const avatar = await settings.setPhoto(member, files[0]?.bytes)
      return { message: 'Profile photo updated!', avatar }
    },
    'DELETE /auth/profile-photos': async ({ member }) => {
      await settings.removePhoto(member)
      return { message: 'Profile photo removed' }
    },
    'GET /auth/update-profile': async ({ member }) => ({ user: await settings.getProfile(member) }),
    'POST /auth/update-profile': async ({ member, body }) => ({
      user: await settings.updateProfile(member, body),
    }),
    'GET /auth/account-settings': ({ member }) => settings.getUser(member),
    'POST /auth/update-Preference': async ({ member, body }) => ({
      user: await settings.updatePreferences(member, body),
    }),
    'GET /auth/update-Preference': ({ member }) => settings.getUser(member),
    'POST /auth/update-Email': async ({ member, body, call }) => ({
      user: await settings.changeEmail(member, body, call),
    }),
    'POST /auth/email-confirmations': ({ body }) => emailChanges.confirm(body.token),
    'POST /auth/email-reversals': ({ body, call }) => emailChanges.undo(body.token, call),
    'POST /auth/update-PhoneNumber': async ({ member, body }) => ({
      user: await settings.changePhoneNumber(member, body.phoneNo),
    }),
    'POST /auth/change-Password': ({ member, body, call }) =>
      ownPasswords.change(member, body, call),
    'POST /auth/public-Profile-toogle': async ({ member }) => {
      const isPublic = await settings.switchVisibility(member)
      return { message: 'Profile visibility toggled successfully', isPublic }
    },
    'GET /auth/sign-in-ways': ({ member }) => ownWays.list(member),
    'DELETE /auth/sign-in-ways/{id}': ({ member, params, body, call }) =>
      ownWays.remove(member, { id: params.id, password: body.password }, call),
    'GET /auth/sessions': ({ member }) => ownSessions.list(member),
    'DELETE /auth/sessions': ({ member }) => ownSessions.endOthers(member),
    'DELETE /auth/sessions/{id}': ({ member, params }) => ownSessions.end(member, params.id),
    'DELETE /auth/delete-Account': async ({ member, body, call }) => {
      await settings.deleteAccount(member, body.password)
      await signOut(auth, call)
      knownBrowsers.forget(call)
      return { message: 'Account deleted' }
    },
  }
}
