import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { failureMessage } from '../../../platform/server-message.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Loading, Skeleton, SkeletonText } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { type LookedRecipe, lookQuery, type ToLookAt } from '../api.ts'
import type { ImportSource } from '../handed/kept-source.ts'
import type { FoundRecipe } from './found-recipe.ts'
import { LookedRecipeList } from './looked-recipe-list.tsx'
import { SourceLine } from './source-line.tsx'

interface LookedSourceProps {
  source: ImportSource
  /** Forgets it, so that something else can be read. */
  onClear: () => void
  /** Drafts were made of it. */
  onKept: () => void
  /** They were taken back. */
  onRestore: () => void
}

/** What was handed over, read into recipes. */
export function LookedSource({ source, onClear, onKept, onRestore }: LookedSourceProps) {
  const looks = toLooks(source)
  const answers = useQueries({ queries: looks.map(lookQuery) })
  const found = answers.flatMap(({ data }) => (data ? toFound(data.recipes) : []))
  const isReading = answers.some(({ isFetching }) => isFetching)
  return (
    <div className="mt-6">
      <SourceLine source={source} onClear={onClear} />
      {found.length > 0 && (
        <LookedRecipeList
          found={found}
          isReading={isReading}
          onKept={onKept}
          onRestore={onRestore}
        />
      )}
      {answers.map(({ error, refetch }, at) =>
        error ? (
          <LookProblem
            // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
            key={at}
            look={looks[at]}
            error={error}
            isAlone={looks.length === 1}
            onClear={onClear}
            onRetry={() => void refetch()}
          />
        ) : null,
      )}
      {isReading && <Reading />}
    </div>
  )
}

const toFound = (recipes: readonly LookedRecipe[]) =>
  recipes.map((recipe): FoundRecipe => ({ recipe, first: recipes[recipe.like?.at ?? -1] }))

function toLooks(source: ImportSource): ToLookAt[] {
  switch (source.kind) {
    case 'addresses':
      return source.addresses.map((address) => ({ address }))
    case 'page':
      return [{ page: { address: source.address, html: source.html } }]
    case 'text':
      return [{ text: source.text }]
    case 'words':
      return []
  }
}

function Reading() {
  return (
    <div className="mt-8">
      <Loading text={<Trans>Reading what stands in it...</Trans>} showText className="max-w-190">
        <Skeleton className="h-9 w-3/5" />
        <div className="mt-8 grid gap-10 md:grid-cols-[4fr_7fr]">
          <SkeletonText lines={7} />
          <SkeletonText lines={9} />
        </div>
      </Loading>
    </div>
  )
}

interface LookProblemProps {
  look: ToLookAt | undefined
  error: Error
  isAlone: boolean
  onClear: () => void
  onRetry: () => void
}

function LookProblem({ look, error, isAlone, onClear, onRetry }: LookProblemProps) {
  const { t } = useLingui()
  const message = failureMessage(error, {
    failed: t`It could not be read.`,
    unanswered: t`Potluck does not answer. Try again in a moment.`,
  })
  if (isAlone) {
    return (
      <ErrorState
        title={<Trans>No recipe could be read</Trans>}
        message={
          <>
            {message} {look?.address !== undefined && <AnotherWay />}
          </>
        }
        onRetry={onRetry}
        action={
          look?.address !== undefined && (
            <Button onClick={onClear}>
              <Trans>Paste it instead</Trans>
            </Button>
          )
        }
      />
    )
  }
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4 break-all">
      <span>{look?.address}</span>
      <span role="alert" className="text-beet">
        {message}
      </span>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        <Trans>Try Again</Trans>
      </Button>
    </p>
  )
}

/** A site may refuse the server and still show the page to the cook. */
function AnotherWay() {
  return (
    <Trans>
      If you can open the page, copy the recipe from it and paste it, or hand the page over with the
      button for your browser.
    </Trans>
  )
}
