import { Bookmark, Pencil } from 'lucide-react'
import { Carousel } from '../carousel.tsx'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { Icon } from '../icon.tsx'
import { RecipeCard, RecipeCardSkeleton } from '../recipe/recipe-card.tsx'
import { RankedRow, RankedRowSkeleton } from '../recipe/recipe-row.tsx'
import { Loading } from '../skeleton.tsx'
import { TimeAgo } from '../time-ago.tsx'
import { sampleRecipes } from './sample-recipes.ts'
import { Section } from './section.tsx'

const twoHoursMs = 7_200_000

export function RecipesSection() {
  const again = sampleRecipes.map((recipe) => ({ ...recipe, _id: `${recipe._id} again` }))
  const row = [...sampleRecipes, ...again]
  return (
    <Section title="Recipes">
      <Carousel
        title="Trending This Week"
        action={
          <a href="#trending" className="link">
            See all
          </a>
        }
      >
        {row.map((recipe, index) => (
          <li key={recipe._id}>
            <RecipeCard
              recipe={recipe}
              priority={index < 2}
              corner={
                <IconButton
                  label="Save"
                  icon={Bookmark}
                  variant="floating"
                  size="sm"
                  aria-pressed={index % 3 === 0}
                />
              }
            />
          </li>
        ))}
      </Carousel>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {sampleRecipes.map((recipe) => (
          <RecipeCard
            key={recipe._id}
            recipe={recipe}
            showStatus
            footer={
              <div className="mt-2 flex items-center justify-between gap-2 border-t border-line pt-3">
                <TimeAgo
                  date={new Date(Date.now() - twoHoursMs).toISOString()}
                  className="text-sm text-ink-soft"
                />
                <Button size="sm" variant="quiet" icon={<Icon of={Pencil} size={16} />}>
                  Edit
                </Button>
              </div>
            }
          />
        ))}
      </div>
      <Loading
        text="Loading trending recipes..."
        showText
        className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4"
      >
        <RecipeCardSkeleton />
        <RecipeCardSkeleton />
        <RankedRowSkeleton />
      </Loading>
      <div className="max-w-220">
        <ol className="divide-y divide-line">
          {sampleRecipes.map((recipe, index) => (
            <li key={recipe._id}>
              <RankedRow
                recipe={{
                  ...recipe,
                  description:
                    'Cut, salted, and left alone in a low oven until the kitchen smells of August.',
                }}
                rank={index + 1}
                corner={<IconButton label="Save" icon={Bookmark} />}
                figures={<span className="text-sm text-ink-soft">1.2K views</span>}
              />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
