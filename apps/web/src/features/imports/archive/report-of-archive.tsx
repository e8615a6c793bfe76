import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ArchivePartName } from '@potluck/rules'
import type { ArchiveReport } from './api.ts'
import { ProblemOfArchive } from './problem-of-archive.tsx'

/** An archive's parts with what is new in them, and what is left out and why. */
export function ReportOfArchive({ report, isDone }: { report: ArchiveReport; isDone: boolean }) {
  const { parts, problems, moreProblems } = report
  const names = usePartNames()
  const hasNews = parts.some(({ added }) => added > 0)
  const filled = parts.filter(({ added, known }) => added + known > 0)
  return (
    <div className="grid gap-5">
      <p role="status">
        {isDone && <Trans>It is all in.</Trans>}
        {!isDone && hasNews && <Trans>This is in it:</Trans>}
        {!isDone && !hasNews && <Trans>There is nothing in it that you do not have already.</Trans>}
      </p>
      <dl className="divide-y divide-line border-y border-line empty:hidden">
        {filled.map(({ part, added, known }) => (
          <div key={part} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <dt className="font-medium">{names[part]}</dt>
            <dd className="tabular-nums">
              {isDone ? <Trans>{added} added</Trans> : <Trans>{added} new</Trans>}
              {', '}
              <span className="text-ink-soft">
                <Trans>{known} here already</Trans>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {problems.length > 0 && (
        <div>
          <h3 className="font-medium">
            <Trans>Not quite as it was</Trans>
          </h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft wrap-anywhere">
            {problems.map((problem) => (
              <li key={`${problem.part} ${problem.reason} ${problem.what}`}>
                <ProblemOfArchive problem={problem} part={names[problem.part]} />
              </li>
            ))}
            {moreProblems > 0 && (
              <li>
                <Plural value={moreProblems} one="And # more." other="And # more." />
              </li>
            )}
          </ul>
        </div>
      )}
      {!isDone && hasNews && (
        <p className="text-ink-soft">
          <Trans>
            Likes, comments, followers and chats belong to where they were made and stay in the zip.
          </Trans>
        </p>
      )}
    </div>
  )
}

function usePartNames(): Record<ArchivePartName, string> {
  const { t } = useLingui()
  return {
    recipes: t`Recipes`,
    collections: t`Collections`,
    'saved-recipes': t`Saved recipes`,
    pantry: t`Pantry`,
    'meal-plan': t`Meal plan`,
    'shopping-list': t`Shopping list`,
    'nutrition-goals': t`Daily goals`,
  }
}
