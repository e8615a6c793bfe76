import { Trans, useLingui } from '@lingui/react/macro'
import { TIMINGS } from '@potluck/rules'
import { Link, useNavigate } from '@tanstack/react-router'
import { BookmarkPlus, BookOpen, Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Button, buttonStyles } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { useSaveAnswer } from './api.ts'
import { findSavedRecipe, rememberSavedRecipe } from './saved-answers.ts'
import type { Answer } from './turns.ts'

/** What can be done with an answer that is there. */
export function AnswerActions({ answer }: { answer: Answer }) {
  const { messageId, recipeData, text } = answer
  return (
    <div className="flex flex-wrap gap-2">
      {recipeData && messageId && <SaveButton messageId={messageId} recipe={recipeData} />}
      <CopyButton text={text} />
    </div>
  )
}

interface SaveButtonProps {
  messageId: string
  recipe: NonNullable<Answer['recipeData']>
}

function SaveButton({ messageId, recipe }: SaveButtonProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const saveAnswer = useSaveAnswer()
  const savedAs = findSavedRecipe(messageId)

  if (savedAs !== undefined) {
    return (
      <Link to="/recipe/edit/$recipeId" params={{ recipeId: savedAs }} className={buttonStyles({})}>
        <Icon of={BookOpen} size={18} />
        <Trans>Open saved recipe</Trans>
      </Link>
    )
  }

  function save() {
    saveAnswer.mutate(
      { messageId, recipe },
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
      loading={saveAnswer.isPending}
      onClick={save}
    >
      <Trans>Save as recipe</Trans>
    </Button>
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
