import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Cook mode was opened from the previous page in the history. */
    cookOpened?: boolean
  }
}

const from = '/recipe/$recipeId'

/**
 * Cook mode as the address says: the open page, from 1, or undefined. Leaving it is one step back
 * in the history.
 */
export function useCookMode() {
  const { cook: page } = useSearch({ from: '/members/recipe/$recipeId' })
  const wasOpened = useLocation({ select: ({ state }) => state.cookOpened === true })
  const navigate = useNavigate({ from })
  const router = useRouter()

  function open() {
    void navigate({
      search: (search) => ({ ...search, cook: 1 }),
      state: { cookOpened: true },
      resetScroll: false,
    })
  }

  function turnTo(next: number) {
    void navigate({
      search: (search) => ({ ...search, cook: next }),
      state: { cookOpened: wasOpened },
      replace: true,
      resetScroll: false,
    })
  }

  function close() {
    if (wasOpened) return router.history.back()
    void navigate({
      search: ({ cook: _page, ...search }) => search,
      replace: true,
      resetScroll: false,
    })
  }

  return { page, open, turnTo, close }
}
