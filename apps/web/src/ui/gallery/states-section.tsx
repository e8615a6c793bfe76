import { Button } from '../controls/button.tsx'
import { BowlAndWhisk, ClosedBook, EmptyBasket, EmptyPlate, TwoCups } from '../drawings.tsx'
import { LoadMore } from '../load-more.tsx'
import { EmptyState, ErrorState } from '../states.tsx'
import { Section } from './section.tsx'

export function StatesSection() {
  return (
    <Section title="States">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <EmptyState
          drawing={<ClosedBook />}
          title="No saved recipes found. Start saving your favorite recipes!"
          action={<Button variant="primary">Explore recipes</Button>}
        />
        <EmptyState
          drawing={<EmptyPlate />}
          title="No results found for “rhubarb”"
          action={<Button>Clear Search</Button>}
        />
        <EmptyState
          drawing={<BowlAndWhisk />}
          title="No published recipes yet"
          action={<Button>Create Your First Recipe</Button>}
        />
        <EmptyState
          drawing={<EmptyBasket />}
          title="Nothing in the pantry yet"
          hint="Add what you have and we cook with it."
        />
        <EmptyState
          drawing={<TwoCups />}
          title="No content yet"
          action={<Button>Discover Chefs</Button>}
        />
        <ErrorState
          title="Something went wrong"
          message="Failed to load recipes"
          onRetry={() => undefined}
        />
      </div>
      <LoadMore pending={false} onLoad={() => undefined} />
    </Section>
  )
}
