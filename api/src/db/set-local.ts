import type { Tx } from './guard-transaction'

/** An empty value unsets a setting. */
export type Settings = Readonly<Record<string, string>>

const NAME = /^app\.(user_id|lookup_[a-z_]+)$/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Secrets that requests show are hashes in hex, base64url or Stripe's ids. */
const SHOWN = /^[\w-]{1,2048}$/

/**
 * `SET LOCAL`, unlike `set_config()`, reaches the workers of a distributed database. It takes no parameters,
 * so values that could end the literal throw a `RangeError` before anything is sent. The statements are not
 * awaited, because queries on one connection run in order.
 */
export function setLocal(tx: Tx, settings: Settings): Promise<void> {
  const statements = Object.entries(settings).map(([name, value]) => {
    const isSafe = value === '' || (name === 'app.user_id' ? UUID : SHOWN).test(value)
    if (!NAME.test(name) || !isSafe) throw new RangeError(`${name} cannot be set to this value`)
    return `set local ${name} = '${value}'`
  })
  return Promise.all(statements.map(statement => tx.unsafe(statement))).then(() => {})
}
