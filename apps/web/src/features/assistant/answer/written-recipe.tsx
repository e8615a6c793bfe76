import { Trans, useLingui } from '@lingui/react/macro'
import type { RecipeData } from '@potluck/kitchen'
import { restTimeOf, shortenTime } from '@potluck/rules'
import type { ReactNode } from 'react'
import { DifficultyName } from '../../../ui/badge.tsx'
import type { Answer } from '../turns.ts'
import { WritingLine } from './last-stage.tsx'
import { LineNoteList } from './line-note-list.tsx'
import type { LineNotes } from './line-notes.ts'
import type { TakenLine } from './step-takes.ts'
import { useStepTakes } from './use-step-takes.ts'

interface WrittenRecipeProps {
  recipe: RecipeData
  /** It is still being written. */
  writing: boolean
  lastStage: Answer['lastStage']
  /** Its ingredients and steps. */
  children: ReactNode
  /** Shown below the recipe. */
  footer: ReactNode
}

/**
 * A recipe set as a page of a cookbook; each part appears at its final position as soon as it
 * starts.
 */
export function WrittenRecipe(props: WrittenRecipeProps) {
  const { recipe, writing, lastStage, children, footer } = props
  const { t } = useLingui()
  return (
    <article
      aria-busy={writing}
      className="@container rounded-card border border-line bg-surface p-5 md:p-8"
    >
      <h2 className="font-display text-2xl font-semibold text-pretty md:text-3xl">
        {recipe.title}
      </h2>
      {recipe.description && (
        <p className="mt-3 max-w-measure text-lg text-ink-soft">{recipe.description}</p>
      )}
      <Facts recipe={recipe} />
      {children}
      <Notes title={t`Tips`} lines={recipe.tips} />
      <Notes title={t`Nutritional benefits`} lines={recipe.nutritionalBenefits} />
      {writing && <WritingLine lastStage={lastStage} className="mt-6" />}
      {footer && <footer className="mt-8 border-t border-line pt-5">{footer}</footer>}
    </article>
  )
}

interface WrittenBodyProps {
  recipe: Pick<RecipeData, 'ingredients' | 'instructions'>
  notes: LineNotes
  /** It is still being written: the ingredients of a step are shown once it is complete. */
  writing?: boolean
}

/** Ingredients beside the steps, or above them if there is no room. */
export function WrittenBody({ recipe, notes, writing = false }: WrittenBodyProps) {
  const { t } = useLingui()
  const { ingredients, instructions } = recipe
  const takes = useStepTakes(recipe, !writing)
  return (
    <div className="@2xl:grid @2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @2xl:gap-8">
      {ingredients.length > 0 && (
        <Part title={t`Ingredients`}>
          <IngredientList lines={ingredients} notes={notes} />
        </Part>
      )}
      {instructions.length > 0 && (
        // Beside a list taller than the window the first steps would be written out of view.
        <Part title={t`Instructions`} className="@2xl:sticky @2xl:top-32 @2xl:self-start">
          <Steps steps={instructions} takes={takes} notes={notes} />
        </Part>
      )}
    </div>
  )
}

function Facts({ recipe }: { recipe: RecipeData }) {
  const { t } = useLingui()
  const facts = [
    { name: t`Prep`, value: shortenTime(recipe.prepTime) },
    { name: t`Cook`, value: shortenTime(recipe.cookTime) },
    { name: t`Rest`, value: restTimeOf(recipe) },
    { name: t`Total`, value: shortenTime(recipe.totalTime) },
    { name: t`Servings`, value: recipe.servings },
    {
      name: t`Difficulty`,
      value: recipe.difficulty && <DifficultyName difficulty={recipe.difficulty} />,
    },
  ].filter(({ value }) => value !== '')
  if (facts.length === 0) return null
  return (
    <dl className="mt-5 flex flex-wrap gap-x-6 gap-y-1 border-y border-line py-3 tabular-nums">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface PartProps {
  title: string
  className?: string
  children: ReactNode
}

function Part({ title, className = '', children }: PartProps) {
  return (
    <section className={`mt-7 min-w-0 ${className}`}>
      <h3 className="mb-3 font-display text-xl font-semibold">{title}</h3>
      {children}
    </section>
  )
}

/** A list that only grows, so its entries are keyed by index. */
function IngredientList({ lines, notes }: { lines: string[]; notes: LineNotes }) {
  return (
    <ul className="tabular-nums">
      {lines.map((line, index) =>
        line.endsWith(':') ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name
          <li key={index} className="pt-4 pb-1 font-medium first:pt-0">
            {line.slice(0, -1)}
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name
          <li key={index} className="border-b border-line py-2 last:border-0">
            {line}
            <LineNoteList line={line} notes={notes} />
          </li>
        ),
      )}
    </ul>
  )
}

interface StepsProps {
  steps: string[]
  takes: TakenLine[][]
  notes: LineNotes
}

function Steps({ steps, takes, notes }: StepsProps) {
  return (
    <ol className="grid gap-5">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name
        <li key={index} className="grid grid-cols-[2.25rem_1fr] text-lg">
          <span
            aria-hidden="true"
            className="font-display text-3xl leading-none font-semibold text-tomato tabular-nums"
          >
            {index + 1}
          </span>
          <div className="max-w-measure">
            {step}
            <Takes lines={takes[index] ?? []} />
            <LineNoteList line={step} notes={notes} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The ingredients a step takes, so that the cook need not look them up in the list. */
function Takes({ lines }: { lines: TakenLine[] }) {
  const { t } = useLingui()
  if (lines.length === 0) return null
  return (
    <ul
      aria-label={t`For this step`}
      className="mt-1.5 flex flex-wrap gap-x-4 text-base text-ink-soft tabular-nums"
    >
      {lines.map(({ text, isRest }) => (
        <li key={text}>{isRest ? <Trans>the rest of: {text}</Trans> : text}</li>
      ))}
    </ul>
  )
}

function Notes({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <Part title={title}>
      <ul className="grid max-w-measure list-disc gap-1.5 pl-5 marker:text-ink-soft">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name
          <li key={index}>{line}</li>
        ))}
      </ul>
    </Part>
  )
}
