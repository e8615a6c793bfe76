import { groupIngredients } from '@potluck/kitchen'
import { Fragment, type ReactNode, useId } from 'react'
import type { ShownIngredient } from './shown-recipe.ts'

interface IngredientGroupsProps<Shown extends ShownIngredient> {
  ingredients: readonly Shown[]
  /** The element of a group's heading: one level below the heading above the list. */
  headingLevel: 'h2' | 'h3' | 'h4' | 'p'
  headingClassName: string
  /** The class of each list. */
  className: string
  itemClassName?: string
  /** Draws an ingredient; `index` is its position in the whole list. */
  children: (ingredient: Shown, index: number) => ReactNode
}

/** An ingredient list as one list for each group, labelled by its heading. */
export function IngredientGroups<Shown extends ShownIngredient>(
  props: IngredientGroupsProps<Shown>,
) {
  const { ingredients, headingLevel: Title, headingClassName, className, itemClassName } = props
  const id = useId()
  return groupIngredients(ingredients).map(({ heading, start, entries }) => (
    <Fragment key={start}>
      {heading !== '' && (
        <Title id={`${id}${start}`} className={`break-words ${headingClassName}`}>
          {heading}
        </Title>
      )}
      <ul
        aria-labelledby={heading === '' ? undefined : `${id}${start}`}
        className={`${className} ${heading === '' && start > 0 ? 'mt-5' : ''}`}
      >
        {entries.map((ingredient, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
          <li key={at} className={itemClassName}>
            {props.children(ingredient, start + at)}
          </li>
        ))}
      </ul>
    </Fragment>
  ))
}
