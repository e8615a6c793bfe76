import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { findDestination, useSession } from '../auth/index.ts'
import { Covers } from './covers.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LastCall } from './last-call.tsx'
import { Questions } from './questions.tsx'
import { Voices } from './voices.tsx'

/** The parts that the footer's quick links lead to. */
const linkedParts = ['how-it-works', 'features']

/**
 * The product's page for visitors. Members are redirected, unless a footer link names one of its
 * parts.
 */
export function LandingPage() {
  const user = useSession()
  const hash = useLocation({ select: (location) => location.hash })
  if (user && !linkedParts.includes(hash)) return <LeadOn />
  return (
    <>
      <Hero />
      <Covers />
      <HowItWorks />
      <Features />
      <Voices />
      <Questions />
      <LastCall />
    </>
  )
}

function LeadOn() {
  const { history } = useRouter()
  useEffect(() => history.replace(findDestination()), [history])
  return null
}
