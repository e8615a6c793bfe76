import { Trans } from '@lingui/react/macro'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { openAuthDialog } from '../auth/index.ts'
import { Lemon, Sprig } from './ingredients.tsx'

/** The closing section, with the button to sign up. */
export function LastCall() {
  return (
    <section className="mx-auto max-w-page px-4 pb-8 md:px-8">
      <div className="relative isolate overflow-hidden rounded-card bg-(--cut-red-deep) px-6 py-14 text-center text-(--cut-cream) md:py-20">
        <h2 className="mx-auto max-w-160 font-display text-3xl font-semibold md:text-4xl">
          <Trans>There is a chair free</Trans>
        </h2>
        <p className="mx-auto mt-4 max-w-115 text-lg">
          <Trans>An account takes a minute. Dinner takes a little longer.</Trans>
        </p>
        <button
          type="button"
          onClick={() => openAuthDialog('sign-up')}
          className={buttonStyles({ size: 'lg', className: 'mt-8' })}
        >
          <Trans>Create an account</Trans>
        </button>
        <Lemon className="absolute -bottom-12 -left-10 -z-10 size-32 md:size-52" />
        <Sprig className="absolute -top-8 -right-6 -z-10 size-28 rotate-180 md:size-44" />
      </div>
    </section>
  )
}
