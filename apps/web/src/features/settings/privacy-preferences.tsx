import { Trans, useLingui } from '@lingui/react/macro'
import { serverMessage } from '../../platform/server-message.ts'
import { Switch } from '../../ui/controls/checks.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import type { Member } from '../auth/index.ts'
import { useUpdatePreferences } from './api.ts'

type Privacy = Partial<Pick<Member, 'sharesActivity' | 'hideFavorites'>>

/** What others see of the member's activity; each switch is saved at once. */
export function PrivacyPreferences({ user }: { user: Member }) {
  const { t } = useLingui()
  const update = useUpdatePreferences()

  function save(privacy: Privacy) {
    if (update.isPending) return
    update.mutate(privacy, {
      onSuccess: () => toast.success(t`Preferences updated successfully!`),
      onError: (error) =>
        toast.error(serverMessage(error) ?? t`Something went wrong while saving.`),
    })
  }

  return (
    <div className="grid gap-3">
      <Switch
        label={
          <span className="font-medium">
            <Trans>Tell my followers what I do</Trans>
          </span>
        }
        hint={
          <Trans>
            Publishing, rating and cooking a recipe then each leave an entry in your activity.
            Switching it off stops new entries; those that are there stay until you delete them.
          </Trans>
        }
        className="-my-2.5"
        checked={user.sharesActivity}
        onChange={() => save({ sharesActivity: !user.sharesActivity })}
      />
      <Switch
        label={
          <span className="font-medium">
            <Trans>Hide my favorites</Trans>
          </span>
        }
        hint={<Trans>The recipes you saved are then not shown on your profile.</Trans>}
        checked={user.hideFavorites}
        onChange={() => save({ hideFavorites: !user.hideFavorites })}
      />
    </div>
  )
}
