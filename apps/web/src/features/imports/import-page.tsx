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
import { useReceivedFiles } from './intake/use-received-files.ts'
import { type Read, SourceLine } from './looked/source-line.tsx'
import { SourceOfVisitor } from './looked/source-of-visitor.tsx'

/** With the kitchen's reading of lines, which nobody needs before there is something to read. */
const LookedSource = lazy(() =>
  import('./looked/looked-source.tsx').then((it) => ({ default: it.LookedSource })),
)

/** With the reader of photos, which few of those who come here need. */
const PhotographedRecipe = lazy(() =>
  import('./photos/photographed-recipe.tsx').then((it) => ({ default: it.PhotographedRecipe })),
)
const ArchiveDialog = lazy(() =>
  import('./archive/archive-dialog.tsx').then((it) => ({ default: it.ArchiveDialog })),
)

/** Takes whatever a cook has, shared, pasted, typed, dropped or photographed, and shows the recipes in it. */
export function ImportPage() {
  const user = useSession()
  const { source, isComing, isOfPhotos, take, clear } = useSource(user?._id)
  const { receive, isStarting, archive, photos, forgetPhotos } = useReceivedFiles()
  const hasPhotos = photos !== undefined || isOfPhotos
  const isToRead = hasPhotos || (source !== undefined && source.kind !== 'words')

  function startAnew() {
    forgetPhotos()
    clear()
  }

  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8">
      <header className="max-w-190">
        <h1 className="font-display text-3xl font-semibold">
          <Trans>Bring your recipes in</Trans>
        </h1>
        {!isToRead && !isComing && <Lead />}
      </header>
      {isComing && <TakingIn />}
      {isToRead && !isComing && (
        <ToRead
          source={hasPhotos ? PHOTOS : source}
          photos={photos ?? NONE}
          memberId={user?._id}
          onClear={startAnew}
        />
      )}
      {!isToRead && !isComing && (
        <>
          <Intake
            words={source?.kind === 'words' ? source.text : undefined}
            isStarting={isStarting}
            onTake={take}
            onFiles={(files) => void receive(files)}
          />
          {user && <EarlierImports />}
          {user && <ToDoubles />}
          <KnownApps />
          <WaysToCapture />
        </>
      )}
      <Suspense>
        <DialogOfArchive archive={archive} />
      </Suspense>
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

const PHOTOS = { kind: 'photos' } as const
const NONE: readonly File[] = []

function Lead() {
  return (
    <p className="mt-3 text-lg text-ink-soft">
      <Trans>
        From a web page, another app, a document, a photo or a text. You see what was read before
        anything is kept, and nobody else sees it until you publish it.
      </Trans>
    </p>
  )
}

interface ToReadProps {
  source: Read | undefined
  photos: readonly File[]
  memberId: string | undefined
  onClear: () => void
}

/** What was handed over, read for a member; a visitor's waits until they have signed in. */
function ToRead({ source, photos, memberId, onClear }: ToReadProps) {
  if (!source) return null
  if (memberId === undefined) return <SourceOfVisitor source={source} onClear={onClear} />
  if (source.kind === 'photos') {
    return (
      <Suspense fallback={<TakingIn />}>
        <div className="mt-6">
          <SourceLine source={source} onClear={onClear} />
          <PhotographedRecipe photos={photos} />
        </div>
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<TakingIn />}>
      <LookedSource
        // Something else that is handed over starts anew.
        key={JSON.stringify(source).slice(0, 200)}
        source={source}
        onClear={onClear}
        onKept={forgetSource}
        onRestore={() => keepSource(source, memberId)}
      />
    </Suspense>
  )
}

/** A download of a whole account is brought in right here. */
function DialogOfArchive({ archive }: Pick<ReturnType<typeof useReceivedFiles>, 'archive'>) {
  if (!archive.state) return null
  return (
    <ArchiveDialog
      name={archive.file?.name ?? ''}
      state={archive.state}
      onBringIn={archive.bringIn}
      onStop={archive.stop}
      onClose={archive.close}
    />
  )
}

function TakingIn() {
  return (
    <Loading text={<Trans>Taking it in...</Trans>} showText className="mt-8 max-w-190">
      <SkeletonText lines={6} />
    </Loading>
  )
}
