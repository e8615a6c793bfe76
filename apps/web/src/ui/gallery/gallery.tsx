import { useTheme } from '../../platform/theme.ts'
import { Button } from '../controls/button.tsx'
import { Toaster } from '../overlays/toaster.tsx'
import { Tooltips } from '../overlays/tooltips.tsx'
import { ActionsSection } from './actions-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { FormsSection } from './forms-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { RecipesSection } from './recipes-section.tsx'
import { StatesSection } from './states-section.tsx'

/** Every primitive in every state, for developers; `gallery.html` on the development server. */
export function Gallery() {
  const { theme, toggleTheme } = useTheme()
  return (
    <main className="mx-auto grid max-w-page grid-cols-1 gap-16 px-4 py-10 md:px-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-display text-3xl font-semibold md:text-4xl">The look</h1>
        <Button onClick={toggleTheme}>{theme === 'dark' ? 'Light' : 'Dark'} theme</Button>
      </header>
      <RecipesSection />
      <ActionsSection />
      <FormsSection />
      <ChoicesSection />
      <FactsSection />
      <OverlaysSection />
      <StatesSection />
      <Toaster />
      <Tooltips />
    </main>
  )
}
