import { Trans, useLingui } from '@lingui/react/macro'
import { Palette } from 'lucide-react'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { WHOLE_FRAME } from '../../../../ui/pictures/framing.ts'
import { isTooLarge, pictureProblem } from '../../../../ui/pictures/picture-problem.ts'
import { ShrinkOffer } from '../../../../ui/pictures/shrink-offer.tsx'
import { UploadProgress } from '../../../../ui/pictures/upload-progress.tsx'
import { usePastedPicture } from '../../../../ui/pictures/use-pasted-picture.ts'
import type { Draft } from '../draft/use-draft.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { StepHeading } from './step-heading.tsx'
import { VideoField } from './video-field.tsx'

/** The aspect ratio of covers everywhere. */
export const COVER_ASPECT = 4 / 3

interface MediaStepProps {
  form: UseFormReturn<RecipeForm>
  draft: Pick<Draft, 'saved' | 'upload' | 'isSaving'>
  arrived: boolean
  /** The cook chose the illustrated cover. */
  onIllustrate: () => void
}

/** The recipe's picture (a photo or the illustrated cover) and the address of its video. */
export function MediaStep({ form, draft, arrived, onIllustrate }: MediaStepProps) {
  const { t } = useLingui()
  const { saved, upload, isSaving } = draft
  const { field, fieldState } = useController({
    control: form.control,
    name: 'photo',
    rules: { validate: (photo) => check(photo) },
  })
  const framing = useWatch({ control: form.control, name: 'framing' })

  function check(photo: File | null): string | true {
    if (!photo) return saved ? true : t`Please select an image`
    return pictureProblem(photo) ?? true
  }

  function choose(photo: File) {
    form.setValue('framing', WHOLE_FRAME)
    field.onChange(photo)
    void form.trigger('photo')
  }

  usePastedPicture(choose)

  function cancelUpload() {
    upload?.cancel?.()
    form.setFocus('photo')
  }

  return (
    <>
      <StepHeading
        title={<Trans>Media</Trans>}
        lead={<Trans>Cooks choose with their eyes: show the dish as it comes to the table.</Trans>}
        arrived={arrived}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] lg:gap-12">
        <div>
          <PhotoPicker
            photo={field.value}
            saved={saved}
            framing={framing}
            aspect={COVER_ASPECT}
            onFrame={(next) => form.setValue('framing', next)}
            error={fieldState.error?.message}
            onChoose={choose}
            inputRef={field.ref}
          />
          {upload && <UploadProgress {...upload} cancel={upload.cancel && cancelUpload} />}
          {field.value && isTooLarge(field.value) && (
            <ShrinkOffer photo={field.value} onShrunk={choose} />
          )}
          <VideoField form={form} />
        </div>
        <div className="border-line max-lg:border-t max-lg:pt-6 lg:max-w-75">
          <h3 className="font-display text-lg font-semibold">
            <Trans>No photo yet?</Trans>
          </h3>
          <p className="mt-1 mb-4 text-ink-soft">
            <Trans>We draw a cover from the title, the tags and the ingredients.</Trans>
          </p>
          <Button icon={<Icon of={Palette} />} onClick={onIllustrate} disabled={isSaving}>
            <Trans>Use an illustrated cover instead</Trans>
          </Button>
        </div>
      </div>
    </>
  )
}
