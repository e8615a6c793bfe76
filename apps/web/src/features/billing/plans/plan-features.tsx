import { Trans } from '@lingui/react/macro'
import {
  BookOpen,
  CookingPot,
  Leaf,
  type LucideIcon,
  Refrigerator,
  Timer,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'

/** What every plan includes. */
export function PlanFeatures() {
  return (
    <section className="mt-16">
      <h2 className="font-display text-2xl font-semibold">
        <Trans>In every plan</Trans>
      </h2>
      <dl className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        <Feature icon={CookingPot} title={<Trans>An assistant that writes recipes</Trans>}>
          <Trans>From an idea, from what you have, or from a recipe you want otherwise.</Trans>
        </Feature>
        <Feature icon={Leaf} title={<Trans>Diets kept as promises</Trans>}>
          <Trans>Each line is checked before you see it. What cannot be told is said so.</Trans>
        </Feature>
        <Feature icon={Refrigerator} title={<Trans>A pantry that reminds</Trans>}>
          <Trans>What expires first stands first, and the assistant can cook from it.</Trans>
        </Feature>
        <Feature icon={Timer} title={<Trans>Cook mode</Trans>}>
          <Trans>One step at a time in large type, with the timers the steps call for.</Trans>
        </Feature>
        <Feature icon={BookOpen} title={<Trans>A cookbook of your own</Trans>}>
          <Trans>Save, collect, write and publish, with covers cut from paper.</Trans>
        </Feature>
        <Feature icon={Users} title={<Trans>Cooks to follow</Trans>}>
          <Trans>Their new recipes in your feed, your questions under theirs.</Trans>
        </Feature>
      </dl>
    </section>
  )
}

interface FeatureProps {
  icon: LucideIcon
  title: ReactNode
  children: ReactNode
}

function Feature({ icon, title, children }: FeatureProps) {
  return (
    <div>
      <dt className="flex items-center gap-2.5 font-display text-lg font-semibold">
        <Icon of={icon} size={20} className="text-tomato" />
        {title}
      </dt>
      <dd className="mt-1.5 text-ink-soft">{children}</dd>
    </div>
  )
}
