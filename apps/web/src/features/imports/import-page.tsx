import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Loading, SkeletonText } from '../../ui/skeleton.tsx'
import { useSession } from '../auth/index.ts'
import { KnownApps } from './apps/known-apps.tsx'
import { WaysToCapture } from './capture/ways-to-capture.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { forgetSource, keepSource } from './handed/kept-source.ts'
import { useSource } from './handed/use-source.ts'
import { Intake } from './intake/intake.tsx'
import { useStartImport } from './intake/use-start-import.ts'
import { SourceOfVisitor } from './looked/source-of-visitor.tsx'

/** With the kitchen's reading of lines, which nobody needs before there is something to read. */
const LookedSource = lazy(() =>
  import('./looked/looked-source.tsx').then((it) => ({ default: it.LookedSource })),
)

/** Takes whatever a cook has, shared, pasted, typed or dropped, and shows the recipes in it. */
export function ImportPage() {
  const user = useSession()
  const { source, isComing, take, clear } = useSource(user?._id)
  const { start, isStarting } = useStartImport()
  const isToRead = source !== undefined && source.kind !== 'words' && !isComing
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8">
      <header className="max-w-190">
        <h1 className="font-display text-3xl font-semibold">
          <Trans>Bring your recipes in</Trans>
        </h1>
        {!isToRead && !isComing && (
          <p className="mt-3 text-lg text-ink-soft">
            <Trans>
              From a web page, another app, a document or a text. You see what was read before
              anything is kept, and nobody else sees it until you publish it.
            </Trans>
          </p>
        )}
      </header>
      {isToRead && user && (
        <Suspense fallback={<TakingIn />}>
          <LookedSource
            // Something else that is handed over starts anew.
            key={JSON.stringify(source).slice(0, 200)}
            source={source}
            onClear={clear}
            onKept={forgetSource}
            onRestore={() => keepSource(source, user._id)}
          />
        </Suspense>
      )}
      {isToRead && !user && <SourceOfVisitor source={source} onClear={clear} />}
      {isComing && <TakingIn />}
      {!isToRead && !isComing && (
        <>
          <Intake
            words={source?.kind === 'words' ? source.text : undefined}
            isStarting={isStarting}
            onTake={take}
            onFiles={(files) => void start(files)}
          />
          {user && <EarlierImports />}
          {user && <ToDoubles />}
          <KnownApps />
          <WaysToCapture />
        </>
      )}
    </div>
  )
}

/** What came in twice is found afterwards too. */
function ToDoubles() {
  return (
    <p className="mt-8 max-w-190">
      <Trans>
        Do you have some of them twice?{' '}
        <Link to="/dashboard/myRecipes/doubles" className="link">
          Find doubles
        </Link>
      </Trans>
    </p>
  )
}

function TakingIn() {
  return (
    <Loading text={<Trans>Taking the page in...</Trans>} showText className="mt-8 max-w-190">
      <SkeletonText lines={6} />
    </Loading>
  )
}
