import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import type { WizardProblem } from './use-wizard-problem.ts'

/**
 * What the server refused, in red above the step; it scrolls into view, since the button pressed
 * may be far below.
 */
export function ProblemBanner({ problem }: { problem: WizardProblem | undefined }) {
  const banner = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (problem) banner.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  if (!problem) return null
  return (
    <div
      ref={banner}
      role="alert"
      className="mb-6 flex items-start gap-3 rounded-field border border-beet bg-beet-wash px-4 py-3 text-beet"
    >
      <Icon of={CircleAlert} className="mt-0.5" />
      <div>
        <p className="font-medium">{problem.message}</p>
        {problem.issues.length > 0 && (
          <ul className="mt-1 list-disc pl-5">
            {problem.issues.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
