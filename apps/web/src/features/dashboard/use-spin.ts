import { TIMINGS } from '@potluck/rules'
import { useEffect, useState } from 'react'

/** A wheel of `count` segments that stops at a random one, after the same time for everybody. */
export function useSpin(count: number) {
  const [turns, setTurns] = useState(0)
  const [target, setTarget] = useState<number>()
  const [isSpinning, setSpinning] = useState(false)

  useEffect(() => {
    if (!isSpinning) return
    const timer = setTimeout(() => setSpinning(false), TIMINGS.wheelSpinMs)
    return () => clearTimeout(timer)
  }, [isSpinning])

  function spin() {
    const next = Math.floor(Math.random() * count)
    setTarget(next)
    // Stops with the middle of the segment under the mark.
    setTurns(Math.ceil(turns) + 4 - (next + 0.5) / count)
    setSpinning(true)
  }

  return { turns, isSpinning, picked: isSpinning ? undefined : target, spin }
}
