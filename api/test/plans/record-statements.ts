import type postgres from 'postgres'

/** A statement with the settings that its transaction made before. */
export type Recorded = {
  text: string
  parameters: Value[]
  settings: string[]
  /** `role` marks a request's connection, and `app.maintenance` in `settings` the owner's. */
  url: string
  connection: Record<string, unknown>
}

/** Postgres infers the type if it is 0. */
type Value = { value: unknown; type: number }

/** The driver's own queries of the catalogue are skipped below. */
const STATEMENT = /^\s*\(?\s*(select|insert|update|delete|with)\b/i

type Connect = typeof postgres
type Options = Parameters<Connect>[1]

export const recorded = new Map<string, Recorded>()

/**
 * Records what the driver sends. In a test file:
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
    // Different policies apply to a person's transaction and to one that only shows a secret.
    const shape = settings.map(setting => setting.split(' = ')[0]).join()
    const key = `${url} ${connection.role ?? ''} ${shape} ${text}`
    recorded.set(key, { text, parameters, settings, url, connection })
  }
}
