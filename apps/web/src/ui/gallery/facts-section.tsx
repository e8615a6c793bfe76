import { Accordion, AccordionItem } from '../accordion.tsx'
import { Avatar } from '../avatar.tsx'
import { Badge, DifficultyBadge, StatusBadge } from '../badge.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { Stars } from '../recipe/stars.tsx'
import { Loading, Skeleton, SkeletonText } from '../skeleton.tsx'
import { Row, Section } from './section.tsx'

const cooks = ['Nora van Berg', 'Priya', 'Tomás Silva', 'Aiko Mori', 'Ben Okafor', 'Lena Fischer']

export function FactsSection() {
  return (
    <Section title="Facts">
      <Row>
        {cooks.map((cook) => (
          <Avatar key={cook} person={{ username: cook, fullName: cook }} alt={cook} />
        ))}
        {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <Avatar
            key={size}
            size={size}
            person={{ username: 'nora.b', fullName: 'Nora van Berg' }}
          />
        ))}
      </Row>
      <Row>
        <DifficultyBadge difficulty="Easy" />
        <DifficultyBadge difficulty="Medium" />
        <DifficultyBadge difficulty="Hard" />
        <Badge>Home Chef</Badge>
        <Badge tone="tomato">Recipe Creator</Badge>
        <StatusBadge status="draft" />
        <StatusBadge status="published" />
      </Row>
      <Row>
        <Stars rating={4.6} />
        <Stars rating={3} />
        <Stars rating={0.4} />
      </Row>
      <div className="grid max-w-measure gap-4">
        <ProgressBar label="Uploading photo" value={0.4} />
        <ProgressBar label="Writing your recipe" />
        <Loading text="Loading profile">
          <div className="flex items-center gap-4">
            <Skeleton className="size-16 rounded-full" />
            <div className="flex-1">
              <SkeletonText />
            </div>
          </div>
        </Loading>
      </div>
      <div className="grid items-start gap-8 md:grid-cols-[1fr_1.600fr]">
        <Accordion>
          <AccordionItem title="Is it free?" open>
            Basic use is free. Premium plans may come later, and nothing that is free now goes away.
          </AccordionItem>
          <AccordionItem title="Can I trust the assistant with an allergy?">
            It says what it checked, and names what it could not.
          </AccordionItem>
        </Accordion>
        <article className="grid max-w-measure gap-3">
          <h3 className="font-display text-3xl font-semibold">
            Slow-roast tomatoes on burnt toast
          </h3>
          <p className="text-lg">
            Steps and descriptions stand at eighteen pixels and never run past sixty-eight
            characters. Add <strong>250 g</strong> of flour and ½ tsp of salt, then bake for{' '}
            <strong className="tabular-nums">25 min</strong> at 180 °C.{' '}
            <a className="link" href="#why">
              Why a low oven?
            </a>
          </p>
          <p className="text-ink-soft">
            Quieter words, for what one need not read. Crème brûlée, jalapeño, smørrebrød.
          </p>
          <p className="font-display text-5xl font-medium tabular-nums">1 2 3 4 5</p>
        </article>
      </div>
    </Section>
  )
}
