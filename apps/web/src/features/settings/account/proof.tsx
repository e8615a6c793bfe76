import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { CallError } from '../../../platform/call.ts'
import { Button, buttonStyles } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { PasswordInput } from '../../../ui/controls/inputs.tsx'
import { openAuthDialog, rememberDestination, thirdPartyQuery } from '../../auth/index.ts'

/** The proof that the server asks for, some time after signing in, before a sensitive change. */
export type Proof = 'password' | 'sign-in'

/** Which proof a dialog was asked for so far. */
export function useProof() {
  const [asked, setAsked] = useState<Proof>()
  return {
    asked,
    /** Whether an action failed for lack of a proof, which is asked for from then on. */
    isWanted: (error: unknown): boolean => {
      const proof = error instanceof CallError ? proofs[error.code] : undefined
      if (proof) setAsked(proof)
      return proof !== undefined
    },
    forget: () => setAsked(undefined),
  }
}

const proofs: Partial<Record<CallError['code'], Proof>> = {
  PASSWORD_REQUIRED: 'password',
  SIGN_IN_AGAIN: 'sign-in',
}

/** The proof that a call sends: nothing if none was typed. */
export function toProven(password: string): { password?: string } {
  return password === '' ? {} : { password }
}

/** Whether only the proof was wrong, and nothing else in the form. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof CallError && error.code === 'WRONG_PASSWORD'
}

interface ProofFieldProps {
  asked: Proof | undefined
  /** The result of `register`. */
  field: UseFormRegisterReturn
  error: string | undefined
}

/** The requested proof, at the end of a dialog's form. */
export function ProofField({ asked, field, error }: ProofFieldProps) {
  const { t } = useLingui()
  if (asked === 'sign-in') return <SignInAgain />
  if (asked === undefined) return null
  return (
    <Field
      label={t`Your password`}
      hint={<Trans>You signed in a while ago. It shows that it is still you.</Trans>}
      error={error}
    >
      <PasswordInput {...field} autoComplete="current-password" autoFocus />
    </Field>
  )
}

/**
 * For a member without a password: they sign in again with the third party, or a mail lets them set
 * a password.
 */
function SignInAgain() {
  const { data: thirdParty } = useQuery(thirdPartyQuery())
  const name = thirdParty?.name
  return (
    <div role="alert" className="grid gap-3 rounded-field bg-saffron-wash px-4 py-3">
      <p>
        <Trans>You signed in a while ago. Sign in once more, then do this within 15 minutes.</Trans>
      </p>
      {name ? (
        <a
          href="/api/auth/google"
          onClick={() => rememberDestination(window.location.pathname)}
          className={buttonStyles({ wide: true })}
        >
          <Trans>Continue with {name}</Trans>
        </a>
      ) : (
        <Button onClick={() => openAuthDialog('forgot')} wide>
          <Trans>Have a password mailed to you</Trans>
        </Button>
      )}
    </div>
  )
}
