import { useLingui } from '@lingui/react/macro'
import type { RecipeData } from '@potluck/kitchen'
import { useMemo, useState } from 'react'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { useSession } from '../../auth/index.ts'
import { RecipeCheck } from '../../kitchen/index.ts'
import type { Answer } from '../turns.ts'
import { Comparison } from './comparison.tsx'
import { type LineNotes, toLineNotes } from './line-notes.ts'
import type { Page } from './page.ts'
import type { Result } from './use-result.ts'
import { WrittenBody, WrittenRecipe } from './written-recipe.tsx'

interface RecipeAnswerProps {
  answer: Answer
  /** The part of it that is drawn. */
  page: Extract<Page, { kind: 'recipe' }>
  writing: boolean
  result: Result
}

/** An answer that is a recipe, set as a page; an adapted one beside its original. */
export function RecipeAnswer({ answer, page, writing, result }: RecipeAnswerProps) {
  const user = useSession()
  const { checks, corrections, lastStage } = answer
  const lines = result.check?.lines ?? (result.isChanged ? noLines : checks)
  const notes = useMemo(() => toLineNotes(lines, corrections), [lines, corrections])
  return (
    <WrittenRecipe
      recipe={toShown(page.recipe, writing ? null : result.recipe)}
      writing={writing}
      lastStage={lastStage}
      footer={
        !writing &&
        result.checked && (
          <RecipeCheck
            recipe={result.checked}
            preferences={user?.dietaryPreferences}
            check={result.check}
            isBehind={result.isChecking}
          />
        )
      }
    >
      {answer.adaptation && page.changes ? (
        <Adapted
          adaptation={answer.adaptation}
          changes={page.changes}
          result={result}
          notes={notes}
        />
      ) : (
        <WrittenBody recipe={page.recipe} notes={notes} writing={writing} />
      )}
    </WrittenRecipe>
  )
}

/** The title may claim less once something was rejected. */
function toShown(drawn: RecipeData, result: RecipeData | null): RecipeData {
  return result ? { ...drawn, title: result.title } : drawn
}

const noLines: Answer['checks'] = []

interface AdaptedProps {
  adaptation: NonNullable<Answer['adaptation']>
  changes: NonNullable<Extract<Page, { kind: 'recipe' }>['changes']>
  result: Result
  notes: LineNotes
}

/** The changes, and the recipe that results from them. */
function Adapted({ adaptation, changes, result, notes }: AdaptedProps) {
  const { t } = useLingui()
  const [tab, setTab] = useState<'changes' | 'recipe'>('changes')
  return (
    <Tabs
      className="mt-6"
      label={t`Adapted recipe`}
      tabs={[
        { value: 'changes', label: t`Changes` },
        { value: 'recipe', label: t`Recipe` },
      ]}
      value={tab}
      onChange={setTab}
    >
      {tab === 'recipe' && result.recipe ? (
        <div className="-mt-7">
          <WrittenBody recipe={result.recipe} notes={notes} />
        </div>
      ) : (
        <Comparison
          adaptation={adaptation}
          changes={changes}
          notes={notes}
          rejected={result.rejected}
          onReject={result.reject}
        />
      )}
    </Tabs>
  )
}
