import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { BookmarkButton } from './bookmark-button.tsx'

/** How a page is brought in from where it is open: in the browser at a desk, and on a phone. */
export function WaysToCapture() {
  return (
    <section aria-labelledby="ways-to-capture" className="mt-12 border-t border-line pt-8">
      <h2 id="ways-to-capture" className="font-display text-xl font-semibold">
        <Trans>From the page that you are on</Trans>
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        <Trans>
          Your own browser hands the open page over, so sites that refuse programs work too, and
          pages that only you can open.
        </Trans>
      </p>
      <div className="mt-4 grid gap-x-10 sm:grid-cols-2">
        <Disclosure
          summary={
            <Summary>
              <Trans>A button for your bookmarks</Trans>
            </Summary>
          }
          className="border-b border-line"
        >
          <BookmarkButton />
        </Disclosure>
        <Disclosure
          summary={
            <Summary>
              <Trans>The share menu of an Android phone</Trans>
            </Summary>
          }
          className="border-b border-line"
        >
          <ol className="list-decimal space-y-1 pb-4 pl-5 text-ink-soft">
            <li>
              <Trans>
                Open the menu of the browser and choose 'Install app' or 'Add to Home screen'.
              </Trans>
            </li>
            <li>
              <Trans>On a recipe choose 'Share', then 'Potluck'.</Trans>
            </li>
          </ol>
        </Disclosure>
        <Disclosure
          summary={
            <Summary>
              <Trans>The share sheet of an iPhone</Trans>
            </Summary>
          }
          className="border-b border-line"
        >
          <IphoneShortcut />
        </Disclosure>
        <Disclosure
          summary={
            <Summary>
              <Trans>An extension for Chrome, Edge and Firefox</Trans>
            </Summary>
          }
          className="border-b border-line"
        >
          <p className="max-w-measure pb-4 text-ink-soft">
            <Trans>
              Whoever runs this Potluck can make it from the sources with one command and hand it to
              you; the page 'Bringing recipes in' of the documentation says how. It asks for the
              address of this site once, and then keeps a recipe at one press.
            </Trans>
          </p>
        </Disclosure>
      </div>
    </section>
  )
}

function Summary({ children }: { children: ReactNode }) {
  return <span className="font-medium">{children}</span>
}

function IphoneShortcut() {
  const address = `${window.location.origin}/import?url=`
  return (
    <ol className="list-decimal space-y-1 pb-4 pl-5 text-ink-soft">
      <li>
        <Trans>In the app Shortcuts press +, and name the new shortcut 'Potluck'.</Trans>
      </li>
      <li>
        <Trans>
          In its details switch on 'Show in Share Sheet', and let it receive URLs alone.
        </Trans>
      </li>
      <li>
        <Trans>
          Add the action 'URL Encode' with the Shortcut Input, then 'URL' with this address and the
          encoded text behind it:
        </Trans>{' '}
        <code className="wrap-anywhere">{address}</code>
      </li>
      <li>
        <Trans>Add 'Open URLs'. On a recipe choose 'Share', then 'Potluck'.</Trans>
      </li>
    </ol>
  )
}
