import { bookmarklet } from 'virtual:bookmarklet'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bookmark } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button, buttonStyles } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { copyText } from '../../recipes/index.ts'

/** The bookmark that hands the open page to this Potluck: to drag to the bar, or to copy. */
export function BookmarkButton() {
  const { t } = useLingui()
  const [wasPressed, setPressed] = useState(false)
  const address = toBookmark(window.location.origin)

  const makeBookmark = useCallback(
    (link: HTMLAnchorElement | null) => {
      // React takes such addresses out of `href`.
      link?.setAttribute('href', address)
      // Pressed on our own page it could not run: our policy allows no inline script.
      const explain = (event: Event) => {
        event.preventDefault()
        setPressed(true)
      }
      link?.addEventListener('click', explain)
      return () => link?.removeEventListener('click', explain)
    },
    [address],
  )

  async function copy() {
    if (await copyText(address)) toast.success(t`The bookmark's address is copied`)
    else toast.error(t`This browser did not let us copy it. Drag the button instead.`)
  }

  return (
    <div className="grid gap-3 pb-4">
      <p className="max-w-measure text-ink-soft">
        <Trans>Drag this button to the bar with your bookmarks. On a recipe press it there.</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <a
          href="/import"
          ref={makeBookmark}
          className={buttonStyles({ variant: 'outline' })}
          draggable
        >
          <Icon of={Bookmark} size={18} />
          <Trans>Save to Potluck</Trans>
        </a>
        <Button variant="quiet" onClick={copy}>
          <Trans>Copy its address</Trans>
        </Button>
      </div>
      <p role="status" className="max-w-measure text-ink-soft">
        {wasPressed ? (
          <Trans>It works from your bookmarks, on the page of a recipe: drag it there.</Trans>
        ) : (
          <Trans>
            Without a bar: copy the address, make any bookmark, and put it in the place of that
            bookmark's own.
          </Trans>
        )}
      </p>
    </div>
  )
}

/** @param potluck the origin that the bookmark opens */
function toBookmark(potluck: string): string {
  const script = bookmarklet.replaceAll('__POTLUCK__', JSON.stringify(potluck))
  return `javascript:${encodeURIComponent(script)}`
}
