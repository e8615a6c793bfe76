import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import type { Recipe } from '../../api.ts'

interface PublishButtonProps {
  saved: Recipe
  canPublish: boolean
  /** Its text may be somebody else's: its cook is asked first. */
  isOriginAsked: boolean
  isPublishing: boolean
  /** With whether the cook has said that the text may be published. */
  onPublish: (confirmOrigin: boolean) => void
}

/** Publishes the recipe; asks before that whether the text of one from elsewhere may be public. */
export function PublishButton(props: PublishButtonProps) {
  const { saved, canPublish, isOriginAsked, isPublishing, onPublish } = props
  const [isAsking, setAsking] = useState(false)

  function confirm() {
    setAsking(false)
    onPublish(true)
  }

  return (
    <>
      <Button
        variant="primary"
        disabled={!canPublish}
        loading={isPublishing}
        onClick={() => (isOriginAsked ? setAsking(true) : onPublish(false))}
      >
        {canPublish ? <Trans>Publish Recipe</Trans> : <Trans>Fix Issues to Publish</Trans>}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={<Trans>May this text be published?</Trans>}
        body={<Question origin={saved.origin} />}
        confirmLabel={<Trans>Yes, publish it</Trans>}
        cancelLabel={<Trans>Not yet</Trans>}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

function Question({ origin }: Pick<Recipe, 'origin'>) {
  const from = origin?.author || origin?.name || toHost(origin?.address ?? '')
  return (
    <Trans>
      This recipe comes from {from}. Ingredients and amounts are free to tell; the wording of a
      method belongs to whoever wrote it. Publish it if the method and the description are in your
      own words, or if you have leave. The source stays named below the recipe.
    </Trans>
  )
}

const toHost = (address: string) => (URL.canParse(address) ? new URL(address).host : address)
