import { Trans } from '@lingui/react/macro'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openAuthDialog, rememberDestination } from '../features/auth/index.ts'
import { findBootVisitorCard, isBootPath } from '../platform/boot.ts'
import { SignedOutRecipe } from './signed-out-recipe.tsx'

/** Milliseconds that the text stays before the page changes, so that it can be read. */
const readingMs = 1000

/**
 * A member's page for a visitor: the card of a public recipe, else the sign-in, which leads back
 * here.
 */
export function SignedOutPage() {
  const { recipeId } = useParams({ strict: false })
  const card = recipeId === undefined ? undefined : findBootVisitorCard(recipeId)
  if (card) return <SignedOutRecipe recipe={card} />
  const isFromAnotherPage = recipeId !== undefined && !isBootPath(window.location.pathname)
  return isFromAnotherPage ? <Reloading /> : <Redirecting />
}

/**
 * When coming from a profile, only the server knows whether there is a card for visitors, and
 * writes it into the page.
 */
function Reloading() {
  useEffect(() => window.location.reload(), [])
  return null
}

function Redirecting() {
  const navigate = useNavigate()

  useEffect(() => {
    const timer = setTimeout(async () => {
      rememberDestination(`${window.location.pathname}${window.location.search}`)
      await navigate({ to: '/', replace: true })
      openAuthDialog('sign-in')
    }, readingMs)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <section role="status" className="px-4 py-24 text-center">
      <h1 className="font-display text-2xl font-semibold">
        <Trans>Redirecting to login...</Trans>
      </h1>
    </section>
  )
}
