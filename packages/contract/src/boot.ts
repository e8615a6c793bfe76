import { z } from 'zod'
import { User } from './accounts/accounts.ts'
import { Profile } from './community/profiles.ts'
import { Recipe } from './recipes/recipes.ts'

/** What the server writes into a page, so that its first paint needs no call. */
export const BootData = z.object({
  user: User.nullable(),
  thirdParty: z.object({ name: z.string() }).nullable(),
  /** The page's recipe, if the reader may see it. */
  recipe: Recipe.optional(),
  /** The page's cook, if the reader may see them. */
  profile: Profile.optional(),
  /** The API's answer to the page's first call, with the address of the call. */
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

/** What the server renders a page from. */
export interface DrawnPage {
  /** Path and query. */
  address: string
  boot: BootData
  /** Undefined: the theme of the reader's system. */
  theme: 'light' | 'dark' | undefined
}

/** The web app's renderer, which the build puts beside the pages: answers the markup of `#root`. */
export interface Renderer {
  renderPage(page: DrawnPage): Promise<string>
}
