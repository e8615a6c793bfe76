import { Trans, useLingui } from '@lingui/react/macro'
import { IMAGE_LIMITS } from '@potluck/rules'
import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { FieldError } from '../controls/field.tsx'
import { shrinkImage } from './shrink-image.ts'

interface ShrinkOfferProps {
  photo: File
  onShrunk: (photo: File) => void
}

/** For a picture over the limit: offers to shrink it in the browser before sending. */
export function ShrinkOffer({ photo, onShrunk }: ShrinkOfferProps) {
  const { t } = useLingui()
  const [isShrinking, setShrinking] = useState(false)
  const [error, setError] = useState<string>()

  async function shrink() {
    setShrinking(true)
    setError(undefined)
    try {
      onShrunk(await shrinkImage(photo, IMAGE_LIMITS.bytes))
    } catch {
      setError(t`This picture cannot be made smaller here. Please choose another.`)
    } finally {
      setShrinking(false)
    }
  }

  const megabytes = (photo.size / 1024 / 1024).toFixed(1)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={shrink} loading={isShrinking}>
        <Trans>Shrink to fit</Trans>
      </Button>
      <p className="text-sm text-ink-soft">
        <Trans>It has {megabytes} MB. A smaller copy is made on this device.</Trans>
      </p>
      <FieldError>{error}</FieldError>
    </div>
  )
}
