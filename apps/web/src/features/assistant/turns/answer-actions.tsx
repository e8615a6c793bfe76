import { Trans, useLingui } from '@lingui/react/macro'
import { type RecipeData, writeRecipe } from '@potluck/kitchen'
import { TIMINGS } from '@potluck/rules'
import { Link, useNavigate } from '@tanstack/react-router'
import { BookmarkPlus, BookOpen, Check, CookingPot, Copy, ShoppingBasket } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { serverMessage } from '../../../platform/server-message.ts'
import { Button, buttonStyles } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { RecipeToListDialog } from '../../shopping/index.ts'
import type { Result } from '../answer/use-result.ts'
import { useSaveAnswer } from '../api.ts'
import { findSavedRecipe, rememberSavedRecipe } from '../saved-answers.ts'
import type { Answer } from '../turns.ts'

interface AnswerActionsProps {
  answer: Answer
  /** The resulting recipe. */
  result: Result
  /** Undefined if there is nothing to adapt. */
  onAdaptAgain: (() => void) | undefined
}

/** The actions on a finished answer. */
export function AnswerActions({ answer, result, onAdaptAgain }: AnswerActionsProps) {
  const { messageId, adaptation, text } = answer
  const { recipe, isChanged } = result
  return (
    <div className={recipe ? 'grid grid-cols-2 gap-2 sm:flex' : '-ml-4 flex'}>
      {recipe && messageId && (
        <SaveButton
          messageId={messageId}
          recipe={recipe}
          originalId={adaptation?.original.recipeId ?? undefined}
        />
      )}
      {onAdaptAgain && (
        <Button icon={<Icon of={CookingPot} size={18} />} onClick={onAdaptAgain}>
          <Trans>Adapt again</Trans>
        </Button>
      )}
      <CopyButton text={recipe && isChanged ? writeRecipe(recipe) : text} />
    </div>
  )
}

/** A row of its own on a phone; the other two share the next one. */
const ownRow = 'max-sm:col-span-2'

interface SaveButtonProps {
  messageId: string
  recipe: RecipeData
  /** The original it was adapted from, if that is a recipe of this site. */
  originalId: string | undefined
}

function SaveButton({ messageId, recipe, originalId }: SaveButtonProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const saveAnswer = useSaveAnswer()
  const savedAs = findSavedRecipe(messageId)

  if (savedAs !== undefined) {
    return (
      <>
        <Link
          to="/recipe/edit/$recipeId"
          params={{ recipeId: savedAs }}
          className={buttonStyles({ className: ownRow })}
        >
          <Icon of={BookOpen} size={18} />
          <Trans>Open saved recipe</Trans>
        </Link>
        <ShoppingButton recipe={{ _id: savedAs, title: recipe.title }} />
      </>
    )
  }

  function save() {
    saveAnswer.mutate(
      { messageId, recipe, originalId },
      {
        onSuccess: ({ recipeId }) => {
          rememberSavedRecipe(messageId, recipeId)
          void navigate({ to: '/recipe/edit/$recipeId', params: { recipeId } })
        },
        onError: (error) => toast.error(serverMessage(error) ?? t`Failed to create recipe`),
      },
    )
  }

  return (
    <Button
      icon={<Icon of={BookmarkPlus} size={18} />}
      className={ownRow}
      loading={saveAnswer.isPending}
      onClick={save}
    >
      <Trans>Save as recipe</Trans>
    </Button>
  )
}

/** Adds the saved recipe's ingredients to the shopping list. */
function ShoppingButton({ recipe }: { recipe: { _id: string; title: string } }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button icon={<Icon of={ShoppingBasket} size={18} />} onClick={() => setAsking(true)}>
        <Trans>Shopping list</Trans>
      </Button>
      {isAsking && (
        <Suspense>
          <RecipeToListDialog
            recipe={recipe}
            portions={undefined}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function CopyButton({ text }: { text: string }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), TIMINGS.copyConfirmationMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      toast.error(t`This browser does not let a page copy.`)
    }
  }

  return (
    <Button variant="quiet" icon={<Icon of={copied ? Check : Copy} size={18} />} onClick={copy}>
      {copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
    </Button>
  )
}
