import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { LookedRecipeList } from '../looked/looked-recipe-list.tsx'
import type { PhotoRecipe } from './api.ts'
import { PhotoReader } from './photo-reader.tsx'

interface PhotographedRecipeProps {
  /** Those that were dropped or chosen before. */
  photos: readonly File[]
}

/** Photos are not kept beyond the page, so there is nothing to forget and nothing to bring back. */
const NOTHING_KEPT = () => undefined

/** Photos of a recipe, and what was read off them; its lines stay below, to be compared and mended. */
export function PhotographedRecipe({ photos }: PhotographedRecipeProps) {
  const { t } = useLingui()
  const [read, setRead] = useState<PhotoRecipe>()
  const result = useRef<HTMLElement>(null)

  useEffect(() => {
    if (read) result.current?.focus()
  }, [read])

  return (
    <>
      {read && (
        <section
          ref={result}
          tabIndex={-1}
          aria-label={t`The recipe`}
          className="scroll-mt-20 outline-none"
        >
          <LookedRecipeList
            found={[{ recipe: read, first: undefined }]}
            isReading={false}
            onKept={NOTHING_KEPT}
            onRestore={NOTHING_KEPT}
          />
        </section>
      )}
      <div className={`max-w-190 ${read ? 'mt-10 border-t border-line pt-8' : 'mt-6'}`}>
        {read && (
          <h2 className="mb-5 font-display text-xl font-semibold">
            <Trans>The photos that it was read off</Trans>
          </h2>
        )}
        <PhotoReader photos={photos} onRecipe={setRead} />
      </div>
    </>
  )
}
