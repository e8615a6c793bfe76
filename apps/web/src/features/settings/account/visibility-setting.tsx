import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { serverMessage } from '../../../platform/server-message.ts'
import { Switch } from '../../../ui/controls/checks.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import type { Member } from '../../auth/index.ts'
import { useToggleVisibility } from '../api.ts'

/** Whether the member's profile and recipes are public; asks before changing it. */
export function VisibilitySetting({ user }: { user: Member }) {
  const { t } = useLingui()
  const toggle = useToggleVisibility()
  const [isOpen, setOpen] = useState(false)

  function confirm() {
    toggle.mutate(undefined, {
      onSuccess: () => toast.success(t`Profile visibility toggled successfully`),
      onError: (error) => toast.error(serverMessage(error) ?? t`Failed to toggle public profile`),
      onSettled: () => setOpen(false),
    })
  }

  return (
    <>
      <Switch
        label={
          <span className="font-medium">
            <Trans>Public Profile</Trans>
          </span>
        }
        hint={<Trans>Anybody can see your profile and your published recipes.</Trans>}
        className="-my-2.5"
        checked={user.isPublic}
        onChange={() => setOpen(true)}
      />
      <ConfirmDialog
        open={isOpen}
        title={
          user.isPublic ? (
            <Trans>Make your profile private?</Trans>
          ) : (
            <Trans>Make your profile public?</Trans>
          )
        }
        body={
          user.isPublic ? (
            <Trans>
              Your recipes leave search, explore and other cooks' lists, and their links stop
              working for everybody but you. You can switch back at any time.
            </Trans>
          ) : (
            <Trans>
              Your profile and your published recipes can be found and opened by anybody.
            </Trans>
          )
        }
        confirmLabel={user.isPublic ? <Trans>Make private</Trans> : <Trans>Make public</Trans>}
        pending={toggle.isPending}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}
