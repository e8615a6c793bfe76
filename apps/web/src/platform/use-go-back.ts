import { useNavigate } from '@tanstack/react-router'

/** Goes one step back in the browser's history; if there is none, to a page of ours. */
export function useGoBack(home: '/' | '/explore'): () => void {
  const navigate = useNavigate()
  return () => {
    if (window.history.length > 1) window.history.back()
    else void navigate({ to: home })
  }
}
