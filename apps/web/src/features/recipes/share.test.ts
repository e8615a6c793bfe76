import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../platform/i18n.ts'
import { drawToastsWith } from '../../ui/overlays/toast.ts'
import { shareRecipe } from './share.ts'

const published = { _id: 'r1', title: 'Lemon tart', status: 'published' } as const
const draft = { ...published, status: 'draft' } as const
const url = 'https://potluck.test/recipe/r1'

let toasts: unknown[]
let stopDrawing: () => void
const dialogs = { confirm: vi.fn(async () => true), showLink: vi.fn(async () => undefined) }

beforeEach(() => {
  toasts = []
  stopDrawing = drawToastsWith(({ text }) => toasts.push(text))
  vi.clearAllMocks()
  dialogs.confirm.mockResolvedValue(true)
  dialogs.showLink.mockResolvedValue(undefined)
  vi.stubGlobal('window', { location: { origin: 'https://potluck.test' } })
  vi.stubGlobal('HTMLElement', class {})
  giveBrowser({})
})

afterEach(() => {
  stopDrawing()
  vi.unstubAllGlobals()
})

describe('sharing a recipe', () => {
  it("uses the device's share sheet first", async () => {
    const share = vi.fn(async () => undefined)
    const writeText = vi.fn(async () => undefined)
    giveBrowser({ share, writeText })
    await shareRecipe(published, dialogs)
    expect(share).toHaveBeenCalledWith({ title: 'Lemon tart', url })
    expect(writeText).not.toHaveBeenCalled()
    expect(toasts).toEqual(['Recipe shared successfully! 🔗'])
  })

  it('says and copies nothing when the sheet is closed', async () => {
    const writeText = vi.fn(async () => undefined)
    giveBrowser({ share: () => Promise.reject(new DOMException('', 'AbortError')), writeText })
    await shareRecipe(published, dialogs)
    expect(writeText).not.toHaveBeenCalled()
    expect(toasts).toEqual([])
  })

  it('copies the link where sharing fails', async () => {
    const writeText = vi.fn(async () => undefined)
    giveBrowser({ share: () => Promise.reject(new DOMException('', 'NotAllowedError')), writeText })
    await shareRecipe(published, dialogs)
    expect(writeText).toHaveBeenCalledWith(url)
    expect(toasts).toEqual(['Recipe link copied to clipboard! 📋'])
  })

  it('copies the older way where there is no clipboard', async () => {
    giveBrowser({ execCommand: () => true })
    await shareRecipe(published, dialogs)
    expect(toasts).toEqual(['Recipe URL copied to clipboard!'])
  })

  it('shows the link where nothing can be copied', async () => {
    giveBrowser({ execCommand: () => false })
    await shareRecipe(published, dialogs)
    expect(dialogs.showLink).toHaveBeenCalledWith(url)
    expect(toasts).toEqual([])
  })

  it('gives up where not even that works', async () => {
    dialogs.showLink.mockRejectedValue(new Error('chunk not found'))
    await shareRecipe(published, dialogs)
    expect(toasts).toEqual(['Unable to share recipe. Please try again.'])
  })
})

describe('sharing a draft', () => {
  it('asks first and goes on after a yes', async () => {
    giveBrowser({ writeText: async () => undefined })
    await shareRecipe(draft, dialogs)
    expect(dialogs.confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        body: 'This recipe is not published yet. Only you can view this link. Do you want to continue?',
      }),
    )
    expect(toasts).toEqual(['Recipe link copied to clipboard! 📋'])
  })

  it('does nothing after a no', async () => {
    const writeText = vi.fn(async () => undefined)
    giveBrowser({ writeText })
    dialogs.confirm.mockResolvedValue(false)
    await shareRecipe(draft, dialogs)
    expect(writeText).not.toHaveBeenCalled()
    expect(toasts).toEqual([])
  })
})

/** Gives the browser only the abilities that are listed. */
function giveBrowser(abilities: {
  share?: () => Promise<void>
  writeText?: () => Promise<void>
  execCommand?: () => boolean
}) {
  const { share, writeText, execCommand = () => false } = abilities
  vi.stubGlobal('navigator', {
    ...(share && { share }),
    clipboard: writeText && { writeText },
  })
  vi.stubGlobal('document', {
    activeElement: null,
    body: { append: () => undefined },
    createElement: () => ({ select: () => undefined, remove: () => undefined }),
    execCommand,
  })
}
