import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx'
import { type SharedRecipe, shareRecipe } from './share.ts'

const loadLinkDialog = () => import('./link-dialog.tsx')
const LinkDialog = lazy(() => loadLinkDialog().then((it) => ({ default: it.LinkDialog })))

/** `const [share, shareDialogs] = useShareRecipe()`: draw `{shareDialogs}` once, then `share(recipe)`. */
export function useShareRecipe(): [(recipe: SharedRecipe) => Promise<void>, ReactNode] {
  const [confirm, confirmDialog] = useConfirm()
  const [url, setUrl] = useState<string>()

  async function showLink(link: string) {
    await loadLinkDialog()
    setUrl(link)
  }

  const dialogs = (
    <>
      {confirmDialog}
      {url !== undefined && (
        <Suspense>
          <LinkDialog url={url} onClose={() => setUrl(undefined)} />
        </Suspense>
      )}
    </>
  )
  return [(recipe) => shareRecipe(recipe, { confirm, showLink }), dialogs]
}
