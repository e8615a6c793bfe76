import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { type DoublePair, type PairSide, useMerge, useSetTwo, useTakeApart } from './api.ts'
import { useTitleOf } from './use-title-of.ts'

interface DoubleActs {
  /** Asks for confirmation first. */
  keep: (kept: PairSide, gone: PairSide) => void
  setTwo: (pair: DoublePair) => void
}

/** What can be done with two recipes, each reporting how it went. Draw the dialog once. */
export function useDoubleActs(): [DoubleActs, ReactNode] {
  const { t } = useLingui()
  const { mutate } = useSetTwo()
  const [keep, dialog] = useKeeping()

  function setTwo({ recipes: [first, second] }: DoublePair) {
    const two = { recipeId: first._id, otherId: second._id }
    const onError = (error: Error) => toast.error(serverMessage(error) ?? t`That did not work.`)
    const undo = () => mutate({ ...two, areTwo: false }, { onError })
    mutate(
      { ...two, areTwo: true },
      {
        onSuccess: () =>
          toast.success(t`They stay two recipes.`, { action: { label: t`Undo`, onPress: undo } }),
        onError,
      },
    )
  }

  return [{ keep, setTwo }, dialog]
}

interface Decision {
  kept: PairSide
  gone: PairSide
}

/** The dialog stays open while one of them goes. */
function useKeeping(): [DoubleActs['keep'], ReactNode] {
  const { t } = useLingui()
  const titleOf = useTitleOf()
  const merge = useMerge()
  const apart = useTakeApart()
  const [asked, setAsked] = useState<Decision>()
  const [isOpen, setOpen] = useState(false)

  function ask(kept: PairSide, gone: PairSide) {
    setAsked({ kept, gone })
    setOpen(true)
  }

  async function confirm({ kept, gone }: Decision) {
    try {
      const two = { recipeId: kept._id, otherId: gone._id }
      const { revision } = await merge.mutateAsync(two)
      const onPress = () => void takeApart({ recipeId: kept._id, revision })
      toast.success(t`Kept "${titleOf(kept)}". The other is among its versions.`, {
        action: { label: t`Make it two again`, onPress },
      })
    } catch (error) {
      toast.error(serverMessage(error) ?? t`That did not work.`)
    } finally {
      setOpen(false)
    }
  }

  async function takeApart(version: { recipeId: string; revision: number }) {
    try {
      await apart.mutateAsync(version)
      toast.success(t`The other is a draft of its own again. Your lists lead to the one you kept.`)
    } catch (error) {
      toast.error(serverMessage(error) ?? t`That did not work.`)
    }
  }

  const dialog = asked && (
    <ConfirmDialog
      open={isOpen}
      danger
      title={<Trans>Keep one of them</Trans>}
      body={<WhatHappens {...asked} />}
      confirmLabel={<Trans>Keep one</Trans>}
      pending={merge.isPending}
      onConfirm={() => void confirm(asked)}
      onCancel={() => setOpen(false)}
    />
  )
  return [ask, dialog]
}

function WhatHappens({ kept, gone }: Decision) {
  const titleOf = useTitleOf()
  const isPublic = gone.status === 'published'
  return (
    <>
      <Trans>
        The one that you chose, "{titleOf(kept)}", stays. The other, "{titleOf(gone)}", becomes one
        of its earlier versions, with its photo, and your collections, plan, shopping list and
        cooking notes lead to the one that stays.
      </Trans>{' '}
      {isPublic ? (
        <Trans>
          The other is published: its likes, comments and ratings go for good, and others do not
          find it any more. Right after, its text can become a draft of its own again.
        </Trans>
      ) : (
        <Trans>Right after, the other can become a draft of its own again.</Trans>
      )}
    </>
  )
}
