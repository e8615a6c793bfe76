/** A value of files with texts that the database can store: without null characters and halves of signs. */
export function toStorable<Value>(value: Value): Value {
  // A copy of the same shape: only its texts change.
  return clean(value) as Value
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [clean(key), clean(each)]))
}
