import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { serverMessage } from '../../../platform/server-message.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FieldError } from '../../../ui/controls/field.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import type { Member } from '../../auth/index.ts'
import { type SignInWay, signInWaysQuery, useRemoveSignInWay } from '../api.ts'
import { PasswordSetting } from './password-setting.tsx'
import { ProofField, toProven, useProof } from './proof.tsx'
import { SettingRow } from './setting-row.tsx'

/**
 * The ways the member signs in: the password, then each third party; all but the last can be
 * removed.
 */
export function SignInWays({ user }: { user: Member }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(signInWaysQuery())
  const [removed, setRemoved] = useState<SignInWay>()
  const [isOpen, setOpen] = useState(false)
  if (error && !data) {
    const message = serverMessage(error) ?? error.message
    return <ErrorState title={t`Failed to load settings`} message={message} onRetry={refetch} />
  }

  const canRemove = (way: SignInWay) =>
    data?.some((other) => other._id !== way._id && other.isOffered) === true
  const askAbout = (way: SignInWay) => {
    setRemoved(way)
    setOpen(true)
  }
  const password = data?.find(({ issuer }) => issuer === null)

  return (
    <>
      <PasswordSetting
        user={user}
        since={password?.since}
        onRemove={password && canRemove(password) ? () => askAbout(password) : undefined}
      />
      {data ? (
        data
          .filter(({ issuer }) => issuer !== null)
          .map((way) => (
            <ThirdPartyRow
              key={way._id}
              way={way}
              onRemove={canRemove(way) ? () => askAbout(way) : undefined}
            />
          ))
      ) : (
        <Loading text={<Trans>Loading how you sign in...</Trans>}>
          <Skeleton className="h-5 w-48" />
        </Loading>
      )}
      {removed && <RemovalDialog way={removed} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ThirdPartyRowProps {
  way: SignInWay
  onRemove: (() => void) | undefined
}

function ThirdPartyRow({ way, onRemove }: ThirdPartyRowProps) {
  const { t, i18n } = useLingui()
  const { name, issuer } = way
  const since = i18n.date(way.since, { dateStyle: 'medium' })
  return (
    <SettingRow
      name={name}
      value={
        <>
          <Trans>
            Added on {since}, from {issuer}
          </Trans>
          {!way.isOffered && (
            <p>
              <Trans>This site does not offer it any more.</Trans>
            </p>
          )}
          {!onRemove && (
            <p>
              <Trans>It is your only way in: set a password to be able to remove it.</Trans>
            </p>
          )}
        </>
      }
      action={
        onRemove && (
          <Button onClick={onRemove} aria-label={t`Remove ${name}`}>
            <Trans>Remove</Trans>
          </Button>
        )
      }
    />
  )
}

interface RemovalDialogProps {
  way: SignInWay
  open: boolean
  onClose: () => void
}

function RemovalDialog({ way, open, onClose }: RemovalDialogProps) {
  const { t } = useLingui()
  const removal = useRemoveSignInWay()
  const proof = useProof()
  const { register, handleSubmit, reset, setError, formState } = useForm({
    defaultValues: { password: '' },
  })
  const problem = formState.errors.password?.message
  const name = way.issuer === null ? t`your password` : way.name

  function close() {
    onClose()
    reset()
    proof.forget()
  }

  function send({ password }: { password: string }) {
    removal.mutate(
      { id: way._id, ...toProven(password) },
      {
        onSuccess: () => {
          toast.success(t`Removed. You are signed out everywhere else.`)
          close()
        },
        onError: (error) => {
          if (proof.isWanted(error)) return
          const message = serverMessage(error) ?? t`That did not work. Please try again.`
          toast.error(message)
          setError('password', { message })
        },
      },
    )
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      danger
      title={<Trans>Remove {name}?</Trans>}
      description={
        <Trans>
          It opens your account no more, and you are signed out everywhere else. We mail you that it
          was removed.
        </Trans>
      }
      submitLabel={<Trans>Remove</Trans>}
      pending={removal.isPending}
      onSubmit={handleSubmit(send)}
    >
      <ProofField asked={proof.asked} field={register('password')} error={problem} />
      {proof.asked !== 'password' && <FieldError>{problem}</FieldError>}
    </FormDialog>
  )
}
