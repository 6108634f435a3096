import type { Tx } from './guard-transaction'

/** Names and values of what a transaction acts for: `app.user_id`, `app.lookup_…`. Empty: nothing. */
export type Settings = Readonly<Record<string, string>>

const NAME = /^app\.(user_id|lookup_[a-z_]+)$/
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Hashes in hex, base64url, Stripe's ids: whatever is shown to us is of these characters. */
const SHOWN = /^[\w-]{1,2048}$/

/**
 * For the rest of the transaction or savepoint. `SET LOCAL`, as a distributed database passes it on to
 * its workers, which it does not with `set_config()`. It takes no parameters: the value is a literal,
 * and anything that could end one throws, before anything is sent. Sent at once, without waiting for
 * an answer to the one before; what is asked on this connection afterwards runs after it.
 */
export function setLocal(tx: Tx, settings: Settings): Promise<void> {
  const statements = Object.entries(settings).map(([name, value]) => {
    const isSafe = value === '' || (name === 'app.user_id' ? UUID : SHOWN).test(value)
    if (!NAME.test(name) || !isSafe) throw new RangeError(`${name} cannot be set to this value`)
    return `set local ${name} = '${value}'`
  })
  return Promise.all(statements.map(statement => tx.unsafe(statement))).then(() => {})
}
