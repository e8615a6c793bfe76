import { Trans } from '@lingui/react/macro'
import type { BootData } from '@potluck/contract'
import { askToSignIn } from '../features/auth/index.ts'
import { usePageTitle } from '../platform/page-title.ts'
import { Button } from '../ui/controls/button.tsx'
import { RecipeCover } from '../ui/recipe/recipe-cover.tsx'

interface SignedOutRecipeProps {
  recipe: NonNullable<BootData['publicRecipe']>
}

/** What a visitor sees of a public recipe: its cover, title and author, and the sign-in. */
export function SignedOutRecipe({ recipe }: SignedOutRecipeProps) {
  const { title, description, imageUrl, author } = recipe
  usePageTitle(title)

  return (
    <article className="mx-auto grid max-w-page items-center gap-8 px-4 py-8 md:grid-cols-2 md:gap-12 md:px-8 md:py-16">
      <div className="aspect-4/3 overflow-hidden rounded-card border border-line bg-sunk">
        <RecipeCover imageUrl={imageUrl} alt="" sizes="(min-width: 768px) 580px, 92vw" priority />
      </div>
      <div>
        <h1 className="font-display text-3xl font-semibold lg:text-4xl">{title}</h1>
        <p className="mt-3 text-ink-soft">
          <Trans>by {author.name}</Trans>
        </p>
        <p className="mt-5 line-clamp-6 max-w-measure text-lg">{description}</p>
        <Button variant="primary" size="lg" onClick={askToSignIn} className="mt-8">
          <Trans>Sign in to cook this</Trans>
        </Button>
      </div>
    </article>
  )
}
