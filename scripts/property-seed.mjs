import fc from 'fast-check'

// One seed, so that a run can be repeated and a change fails for what it changed. Another one is
// tried with `PROPERTY_SEED=7 npm test -- --only unit`.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 2026) })
