import { openCookbook } from '@potluck/cookbook'
import { CUISINES, publicationProblems } from '@potluck/rules'
import { expect, it } from 'vitest'
import { readDishes } from '../../platform/cookbook-files.ts'
import { applyChanges, EMPTY_CONTENT } from '../recipes/index.ts'
import { toHouseRecipe } from './house-recipe.ts'

const dishes = openCookbook(await readDishes()).dishes()

it('makes a recipe of every dish that can be published as it is', () => {
  const problems = dishes.flatMap((dish) => {
    const content = applyChanges(EMPTY_CONTENT, toHouseRecipe(dish))
    return publicationProblems({ ...content, hasCover: true }).map((each) => `${dish.id}: ${each}`)
  })
  expect(problems).toEqual([])
})

it('keeps every line, heading and step of every dish, and what is to be known', () => {
  const cut = dishes.flatMap((dish) => {
    const { ingredients, instructions, description } = toHouseRecipe(dish)
    const isWhole =
      ingredients.length === dish.lines.length &&
      instructions.length === dish.steps.length &&
      new Set(ingredients.map(({ group }) => group)).size ===
        new Set(dish.lines.map(({ group }) => group)).size &&
      [...dish.know, dish.keeps].every((text) => description.includes(text))
    return isWhole ? [] : [dish.id]
  })
  expect(cut).toEqual([])
})

it('files a dish by where it is from, when it is eaten and what it keeps to', () => {
  const tiramisu = dishes.find(({ id }) => id === 'tiramisu')
  expect(tiramisu && toHouseRecipe(tiramisu)).toMatchObject({
    title: 'Tiramisu',
    cuisine: 'Italian',
    mealType: 'Dessert',
    difficulty: 'Easy',
    servings: '8',
    tags: ['Italian', 'Mousse', 'Dessert', 'Guests', 'Party', 'Sunday', 'Vegetarian'],
  })
  expect(CUISINES).toEqual(
    expect.arrayContaining(['Italian', 'Mediterranean', 'Asian', 'American']),
  )
})

it('says the names that a search is typed with, each once', () => {
  const described = (id: string) => {
    const dish = dishes.find((each) => each.id === id)
    return dish && toHouseRecipe(dish).description
  }
  expect(described('tiramisu')).toMatch(/\n\nAlso called tirami su, tiramisu cake\.$/)
})
