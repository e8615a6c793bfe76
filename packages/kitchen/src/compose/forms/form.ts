import type { Bench } from '../dish/bench.ts'
import type { Draft } from '../dish/draft.ts'
import type { Cuisine, FormId, Meal, Mood, StyleId } from '../wish.ts'

/** One way of making a form of dish. */
export type Style = {
  /** Set where a request can name it: 'minestrone'. */
  id?: StyleId
  /** In a sentence, where it has a name of its own: 'a carbonara'. */
  called?: string
  /** The cuisines whose cook would own it; empty for anyone's. */
  cuisines: readonly Cuisine[]
  /** How readily it is chosen when nothing speaks for or against it: 1 as usual, 0 only on request. */
  liking?: number
  /** Known by its own name: who asks for the form does not mean it. */
  apart?: true
  /** Undefined when what it cannot do without is ruled out, or when the named foods make no such dish. */
  make(bench: Bench): Draft | undefined
}

/** A form of dish: pasta, soup, muffins. */
export type Form = {
  id: FormId
  /** In a sentence: 'a pasta', 'pancakes'. */
  called: string
  sweet: boolean
  meals: readonly Meal[]
  moods: readonly Mood[]
  styles: readonly Style[]
}
