import { lazy, Suspense } from 'react'
import type { AskDraft, AskSetting } from './ask-draft.ts'

const AdaptPanel = lazy(() =>
  import('./adapt-panel.tsx').then((it) => ({ default: it.AdaptPanel })),
)
const IngredientsPanel = lazy(() =>
  import('./ingredients-panel.tsx').then((it) => ({ default: it.IngredientsPanel })),
)

interface ModePanelProps {
  draft: AskDraft
  onDraftChange: (change: Partial<AskDraft>) => void
  setting: AskSetting
  onTargetChanged: () => void
}

/** The inputs of a mode besides the text; each is loaded when its mode is first chosen. */
export function ModePanel(props: ModePanelProps) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  )
}

function Panel(props: ModePanelProps) {
  const { draft, onDraftChange, setting, onTargetChanged } = props
  switch (draft.mode) {
    case 'idea':
      return null
    case 'ingredients':
      return (
        <IngredientsPanel
          listed={draft}
          pantryLeftOut={setting.pantryLeftOut}
          onChange={onDraftChange}
        />
      )
    case 'adapt':
      return (
        <AdaptPanel
          target={draft.target}
          lastRecipe={setting.lastRecipe}
          onChange={(target) => onDraftChange({ target })}
          onChanged={onTargetChanged}
        />
      )
  }
}
