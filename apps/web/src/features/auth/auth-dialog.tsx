import { Trans, useLingui } from '@lingui/react/macro'
import { findPage } from '@potluck/rules'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { forgetPendingPrompt, hasPendingPrompt } from '../../platform/pending-prompt.ts'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { thirdPartyQuery } from './api.ts'
import {
  type AuthMode,
  closeAuthDialog,
  openAuthDialog,
  useAuthDialogState,
} from './auth-dialog-state.ts'
import { findDestination, forgetDestination } from './destination.ts'
import { ForgotForm } from './forgot-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** Signing in and creating an account, and the switch between the two. */
export function AuthDialog() {
  const { t } = useLingui()
  const router = useRouter()
  const { open, mode } = useAuthDialogState()
  const titles: Record<AuthMode, string> = {
    'sign-in': t`Welcome back`,
    'sign-up': t`Pull up a chair`,
    forgot: t`Forgot your password?`,
  }

  function close() {
    closeAuthDialog()
    forgetDestination()
    forgetPendingPrompt()
  }

  function arrive() {
    closeAuthDialog()
    const page = findPage(router.state.location.pathname)?.page
    // A member's page that was closed to the visitor is open now.
    if (page?.access !== 'member') router.history.push(findDestination())
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      size="sm"
      title={titles[mode]}
      description={<Invitation mode={mode} />}
    >
      {mode !== 'forgot' && <ThirdPartySignIn />}
      {mode === 'sign-in' && <SignInForm onDone={arrive} />}
      {mode === 'sign-up' && <SignUpForm onDone={arrive} />}
      {mode === 'forgot' && <ForgotForm />}
      <SwitchMode mode={mode} />
    </Dialog>
  )
}

/** Why to sign in; a visitor who wrote on the landing page's card is told that their text is kept. */
function Invitation({ mode }: { mode: AuthMode }) {
  if (mode === 'sign-in') {
    return <Trans>Sign in to your recipes, your saved ones and the assistant.</Trans>
  }
  if (mode === 'forgot') {
    return <Trans>We mail you a link with which you choose a new one.</Trans>
  }
  if (hasPendingPrompt()) {
    return <Trans>An account is free. Your recipe is written as soon as you have one.</Trans>
  }
  return <Trans>An account is free. It keeps your recipes and your chats.</Trans>
}

function ThirdPartySignIn() {
  const { data: thirdParty } = useQuery(thirdPartyQuery())
  if (!thirdParty) return null
  const { name } = thirdParty
  return (
    <div className="mb-5">
      <a href="/api/auth/google" className={buttonStyles({ wide: true })}>
        <Trans>Continue with {name}</Trans>
      </a>
      <p className="mt-5 flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <Trans>or with your email</Trans>
      </p>
    </div>
  )
}

function SwitchMode({ mode }: { mode: AuthMode }) {
  const signingIn = mode === 'sign-in'
  if (mode === 'forgot') {
    return (
      <p className="mt-5 flex justify-center">
        <ModeButton mode="sign-in">
          <Trans>Back to signing in</Trans>
        </ModeButton>
      </p>
    )
  }
  return (
    <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-ink-soft">
      {signingIn ? <Trans>New to Potluck?</Trans> : <Trans>Already have an account?</Trans>}
      <ModeButton mode={signingIn ? 'sign-up' : 'sign-in'}>
        {signingIn ? <Trans>Create an account</Trans> : <Trans>Sign In</Trans>}
      </ModeButton>
    </p>
  )
}

function ModeButton({ mode, children }: { mode: AuthMode; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={() => openAuthDialog(mode)}
      className="link min-h-11 cursor-pointer font-medium"
    >
      {children}
    </button>
  )
}
