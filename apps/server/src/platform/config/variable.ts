/** The environment, or a test's stand-in for it. */
export type Environment = Record<string, string | undefined>

/** The configuration cannot be used. The message is the one sentence that the start prints. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** One environment variable: its name, its meaning and how its text is read. */
export type Variable<Value> = {
  name: string
  /** The kind of value, for people: 'number', 'on | off'. */
  type: string
  /** The default, for people. */
  default: string
  meaning: string
  /** @throws ConfigError if the text cannot be used */
  read(env: Environment): Value
}

/**
 * Converts a text: the value, or undefined if the text cannot be used. `expects` ends the sentence
 * 'PORT must be …'.
 */
export type Kind<Value> = {
  type: string
  expects: string
  parse(text: string): Value | undefined
}

type About = { meaning: string; default?: string }

/** A variable that may be left unset; an empty or blank text counts as unset. */
export function optional<Value>(
  name: string,
  kind: Kind<Value>,
  about: About,
): Variable<Value | undefined> {
  return {
    name,
    type: kind.type,
    default: about.default ?? 'unset',
    meaning: about.meaning,
    read: (env) => readText(env, name, kind),
  }
}

/** A variable with a default value. */
export function withDefault<Value>(
  name: string,
  kind: Kind<Value>,
  about: { meaning: string; fallback: Value; default?: string },
): Variable<Value> {
  return {
    name,
    type: kind.type,
    default: about.default ?? String(about.fallback),
    meaning: about.meaning,
    read: (env) => readText(env, name, kind) ?? about.fallback,
  }
}

/** A variable of a part that does not exist yet: setting it stops the start. */
export function notYet(
  name: string,
  about: { type: string; meaning: string },
): Variable<undefined> {
  return {
    name,
    type: about.type,
    default: 'unset',
    meaning: `${about.meaning} (does not exist yet)`,
    read: (env) => {
      if (textOf(env, name) === undefined) return undefined
      throw new ConfigError(
        `${name} is set, but this part of Potluck does not exist yet; remove it.`,
      )
    },
  }
}

/** The text of a variable without surrounding blanks; undefined if there is none. */
export function textOf(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined
}

/** @throws ConfigError if a value that `asker` needs is missing */
export function required<Value>(name: string, value: Value | undefined, asker: string): Value {
  if (value === undefined) throw new ConfigError(`${name} must be set when ${asker} is.`)
  return value
}

/**
 * Refuses half a setup, since a mistake would be noticed too late.
 * @throws ConfigError if one of the names is set, which has no effect without `asker`
 */
export function refuseWithout(asker: string, env: Environment, names: string[]): void {
  const lonely = names.find((name) => textOf(env, name) !== undefined)
  if (lonely) throw new ConfigError(`${lonely} is set, but does nothing without ${asker}.`)
}

function readText<Value>(env: Environment, name: string, kind: Kind<Value>): Value | undefined {
  const text = textOf(env, name)
  if (text === undefined) return undefined
  const value = kind.parse(text)
  if (value === undefined) throw new ConfigError(`${name} must be ${kind.expects}.`)
  return value
}
