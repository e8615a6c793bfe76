import { t } from '@lingui/core/macro'
import type { Question } from '../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import type { OwnRecipe } from './api.ts'

/** The part of a recipe that sharing needs. */
export type SharedRecipe = Pick<OwnRecipe, '_id' | 'title' | 'status'>

/** The dialogs that sharing may have to open. */
interface ShareDialogs {
  confirm: (question: Question) => Promise<boolean>
  /** Shows the link for copying by hand. */
  showLink: (url: string) => Promise<void>
}

/**
 * Shares a recipe's link: by the device's share sheet, else by the clipboard, else shown for
 * copying by hand. Reports how it went, and asks first if nobody else can open the link.
 */
export async function shareRecipe(recipe: SharedRecipe, dialogs: ShareDialogs): Promise<void> {
  try {
    if (recipe.status !== 'published' && !(await confirmUnpublished(dialogs))) return
    const url = `${window.location.origin}/recipe/${recipe._id}`
    const shared = await offerToDevice({ title: recipe.title, url })
    if (shared === 'declined') return
    if (shared === 'shared') toast.success(t`Recipe shared successfully! 🔗`)
    else if (await copyToClipboard(url)) toast.success(t`Recipe link copied to clipboard! 📋`)
    else if (copyBySelection(url)) toast.success(t`Recipe URL copied to clipboard!`)
    else await dialogs.showLink(url)
  } catch {
    toast.error(t`Unable to share recipe. Please try again.`)
  }
}

function confirmUnpublished({ confirm }: ShareDialogs): Promise<boolean> {
  return confirm({
    title: t`Share Recipe`,
    body: t`This recipe is not published yet. Only you can view this link. Do you want to continue?`,
    confirmLabel: t`Continue`,
  })
}

/** Opens the device's share sheet; if the cook closes it, nothing else is tried. */
export async function offerToDevice(content: ShareData): Promise<'shared' | 'declined' | 'unable'> {
  if (!('share' in navigator)) return 'unable'
  try {
    await navigator.share(content)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'declined' : 'unable'
  }
}

/** Copies in whichever way the browser allows; answers whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  return (await copyToClipboard(text)) || copyBySelection(text)
}

/** False if the browser has no clipboard (pages without HTTPS) or refuses it. */
async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The way from before the Clipboard API; it still works without HTTPS. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'sr-only'
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
