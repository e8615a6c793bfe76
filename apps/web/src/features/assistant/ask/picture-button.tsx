import { useLingui } from '@lingui/react/macro'
import { IMAGE_LIMITS } from '@potluck/rules'
import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { IconButton } from '../../../ui/controls/icon-button.tsx'

/** Opens the browser's file chooser for a picture; a phone offers its camera there. */
export function PictureButton({ onChoose }: { onChoose: (picture: File) => void }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Reset, so that choosing the same file again is noticed.
    target.value = ''
    if (file) onChoose(file)
  }

  return (
    <>
      <IconButton
        label={t`Add a picture`}
        icon={ImagePlus}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_LIMITS.types.join(',')}
        aria-label={t`Picture`}
        onChange={handleChange}
      />
    </>
  )
}
