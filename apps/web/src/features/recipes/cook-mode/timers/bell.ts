/** Beeps and shakes until it is stopped; a device that can do neither stays silent. */
export function ring(): () => void {
  const sound = () => {
    beep()
    if ('vibrate' in navigator) navigator.vibrate([200, 100, 200])
  }
  sound()
  const interval = setInterval(sound, 1500)
  return () => {
    clearInterval(interval)
    if ('vibrate' in navigator) navigator.vibrate(0)
  }
}

/**
 * Browsers let a page play sound only after a press: call this from one, so that later alarms are
 * heard.
 */
export function prepareBell(): void {
  context ??= 'AudioContext' in window ? new AudioContext() : undefined
  context?.resume().catch(() => {
    // Without a press the browser refuses; the page then only shows the alarm.
  })
}

/** Whether the bell may sound in this tab: a press here prepared it, or it has rung before. */
export function isBellPrepared(): boolean {
  return context !== undefined
}

let context: AudioContext | undefined

/** Two short notes, a fifth apart. */
function beep(): void {
  prepareBell()
  if (context?.state !== 'running') return
  const start = context.currentTime
  for (const [at, pitch] of [
    [0, 880],
    [0.22, 1320],
  ] as const) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, start + at)
    volume.gain.exponentialRampToValueAtTime(0.4, start + at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + 0.2)
    tone.connect(volume).connect(context.destination)
    tone.start(start + at)
    tone.stop(start + at + 0.22)
  }
}
