import type postgres from 'postgres'

/** A statement as it went to Postgres, and what its transaction had set before it. */
export type Recorded = {
  text: string
  parameters: Value[]
  settings: string[]
  /** By whom: `role` tells a request's connection; in `settings`, `app.maintenance` tells the owner's. */
  url: string
  connection: Record<string, unknown>
}

/** A value, and the type that it was given; 0: Postgres works it out. */
type Value = { value: unknown; type: number }

/** What reads and writes rows. (The driver itself asks the catalogue for types.) */
const STATEMENT = /^\s*\(?\s*(select|insert|update|delete|with)\b/i

type Connect = typeof postgres
type Options = Parameters<Connect>[1]

/** Each different statement once, with the newest parameters, from any connection. */
export const recorded = new Map<string, Recorded>()

/**
 * The driver, telling what is sent. In a test file:
 * `vi.mock('postgres', async actual => ({ default: recording((await actual()).default) }))`
 */
export function recording(connect: Connect): Connect {
  return new Proxy(connect, {
    apply: (target, self, [url, options]: [string, Options]) =>
      Reflect.apply(target, self, [
        url,
        { ...options, debug: listener(url, options?.connection ?? {}) },
      ]),
  })
}

function listener(url: string, connection: Recorded['connection']) {
  const settingsOf = new Map<number, Recorded['settings']>()
  return (id: number, text: string, values: unknown[], types: number[]) => {
    const parameters = values.map((value, index) => ({ value, type: types[index] ?? 0 }))
    if (/^\s*begin/i.test(text)) settingsOf.set(id, [])
    const settings = settingsOf.get(id) ?? []
    if (/^set local/.test(text)) {
      settingsOf.set(id, [...settings, text])
      return
    }
    if (!STATEMENT.test(text) || text.includes('pg_catalog.')) return
    // A person's own transaction and one that only showed a secret meet different policies.
    const shape = settings.map(setting => setting.split(' = ')[0]).join()
    const key = `${url} ${connection.role ?? ''} ${shape} ${text}`
    recorded.set(key, { text, parameters, settings, url, connection })
  }
}
