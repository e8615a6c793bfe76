import { z } from 'zod'
import { User } from './accounts/accounts.ts'
import { Profile } from './community/profiles.ts'
import { Recipe } from './recipes/recipes.ts'

/** What the server writes into a page, so that its first paint needs no call. */
export const BootData = z.object({
  user: User.nullable(),
  thirdParty: z.object({ name: z.string() }).nullable(),
  /** The page's recipe, for those who may read it. */
  recipe: Recipe.optional(),
  /** The page's cook, for those who may visit them. */
  profile: Profile.optional(),
  /** What the API answers to the call that the page begins with, by the call's address. */
  firstAnswer: z.object({ address: z.string(), body: z.unknown() }).optional(),
  /** What a visitor may see of a public recipe. */
  publicRecipe: z
    .object({
      _id: z.string(),
      title: z.string(),
      description: z.string(),
      imageUrl: z.string(),
      author: z.object({ username: z.string(), name: z.string() }),
    })
    .optional(),
})
export type BootData = z.output<typeof BootData>

/** What a page is drawn from on the server. */
export interface DrawnPage {
  /** Path and query. */
  address: string
  boot: BootData
  /** Undefined: as the reader's system has it. */
  theme: 'light' | 'dark' | undefined
}

/** The web's renderer, which its build lays beside the pages: answers the markup of `#root`. */
export interface Renderer {
  renderPage(page: DrawnPage): Promise<string>
}
