import { Trans, useLingui } from '@lingui/react/macro'
import { UserPlus } from 'lucide-react'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { askToSignIn, useSession } from '../auth/index.ts'
import { useSetFollowing } from './api.ts'

interface FollowButtonProps {
  cook: { _id: string; name: string; isFollowing: boolean }
  /** For where following is the main action. */
  prominent?: boolean
}

/**
 * Follow, or Following, which says Unfollow on hover; draws nothing for the member themself, and
 * sends visitors to sign in.
 */
export function FollowButton({ cook, prominent = false }: FollowButtonProps) {
  const { t } = useLingui()
  const user = useSession()
  const following = useSetFollowing(cook._id)
  const { name, isFollowing } = cook
  if (user?._id === cook._id) return null

  function toggle() {
    if (!user) return askToSignIn()
    if (!cook._id) return toast.error(t`Author information not available`)
    following.mutate(!isFollowing, {
      onError: (error) => toast.error(serverMessage(error) ?? t`Failed to update follow status`),
    })
  }

  return (
    <Button
      size={prominent ? 'md' : 'sm'}
      variant={prominent && !isFollowing ? 'primary' : 'outline'}
      className="group/follow"
      loading={following.isPending}
      aria-label={isFollowing ? t`Following ${name}. Unfollow` : t`Follow ${name}`}
      icon={isFollowing ? undefined : <Icon of={UserPlus} size={16} />}
      onClick={toggle}
    >
      {isFollowing ? <FollowingLabel /> : <Trans>Follow</Trans>}
    </Button>
  )
}

/** Both labels in one place, so that the button keeps its width. */
function FollowingLabel() {
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span className="group-hover/follow:invisible group-focus-visible/follow:invisible">
        <Trans>Following</Trans>
      </span>
      <span className="invisible group-hover/follow:visible group-focus-visible/follow:visible">
        <Trans>Unfollow</Trans>
      </span>
    </span>
  )
}
