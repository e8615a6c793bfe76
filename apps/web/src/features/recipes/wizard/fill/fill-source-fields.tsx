import { Trans, useLingui } from '@lingui/react/macro'
import { Camera } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { Field } from '../../../../ui/controls/field.tsx'
import { TextArea } from '../../../../ui/controls/text-area.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { useRecipeOutlets } from '../../outlets.ts'
import { PageReader } from './page-reader.tsx'
import type { FillSource } from './use-fill-source.ts'

/** Takes the recipe as text or address, or reads it off photos. */
export function FillSourceFields({ source }: { source: FillSource }) {
  const { t } = useLingui()
  const { PhotoReader } = useRecipeOutlets()
  const { text, address, setPage } = source
  if (source.isOfPhotos) {
    return (
      PhotoReader &&
      source.isReadingPhotos && (
        <Suspense fallback={<ProgressBar label={t`Loading`} />}>
          <PhotoReader onRecipe={source.setPhotographed} />
        </Suspense>
      )
    )
  }
  return (
    <>
      <Field label={t`The recipe as text, or its address`}>
        <TextArea
          value={text}
          onChange={({ target }) => source.setText(target.value)}
          rows={6}
          maxRows={10}
        />
      </Field>
      {PhotoReader && text === '' && (
        <Button
          className="mt-4"
          icon={<Icon of={Camera} size={20} />}
          onClick={source.choosePhotos}
        >
          <Trans>Read it off photos</Trans>
        </Button>
      )}
      {address !== undefined && (
        <PageReader
          key={address}
          address={address}
          onRead={(recipe) => setPage({ address, recipe })}
        />
      )}
    </>
  )
}
