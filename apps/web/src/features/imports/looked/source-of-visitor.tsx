import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/button.tsx'
import { askToSignIn } from '../../auth/index.ts'
import { type Read, SourceLine } from './source-line.tsx'

interface SourceOfVisitorProps {
  source: Read
  onClear: () => void
}

/** What a visitor handed over: it waits here until they have signed in. */
export function SourceOfVisitor({ source, onClear }: SourceOfVisitorProps) {
  return (
    <div className="mt-6">
      <SourceLine source={source} onClear={onClear} />
      <p className="mt-6 max-w-measure text-lg">
        <Trans>Sign in, and it is read into a recipe of yours. It waits here meanwhile.</Trans>
      </p>
      <Button variant="primary" onClick={askToSignIn} className="mt-5">
        <Trans>Sign in to read it</Trans>
      </Button>
    </div>
  )
}
