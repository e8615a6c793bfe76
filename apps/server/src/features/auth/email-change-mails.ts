import { PRODUCT_NAME } from '@potluck/rules'

type Addressee = { email: string; username: string }

/** To an address that somebody says is theirs. */
export function confirmMail({ email, username }: Addressee, url: string) {
  return {
    to: email,
    subject: `Confirm your address for ${PRODUCT_NAME}`,
    text: `Hello ${username},

this address was given as yours on ${PRODUCT_NAME}. If that was you, confirm it within seven days:

${url}

If it was not, there is nothing to do.
`,
  }
}

/** To the last address that was confirmed to be the owner's. */
export function undoMail({ email, username }: Addressee, newEmail: string, url: string) {
  return {
    to: email,
    subject: `Your address on ${PRODUCT_NAME} was changed`,
    text: `Hello ${username},

the address of your account on ${PRODUCT_NAME} is now ${newEmail}. If that was you, there is nothing to do.

If it was not, take the change back within seven days. Your account then has this address again, is signed out everywhere, and you choose a new password:

${url}
`,
  }
}

/** To a confirmed address that is being dropped: the change may have been its owner's after all. */
export function undoneMail({ email, username }: Addressee) {
  return {
    to: email,
    subject: `Your address on ${PRODUCT_NAME} was changed back`,
    text: `Hello ${username},

somebody who reads the mail of your earlier address took the change to this one back. Your account on ${PRODUCT_NAME} has the earlier address again and is signed out everywhere.

If that was you, there is nothing to do. If it was not, somebody else reads the mail of that address: see to that first, then have a link to a new password mailed there.
`,
  }
}
