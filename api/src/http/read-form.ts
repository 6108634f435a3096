import type { Context } from 'hono'
import type { AppEnv } from './app-env'
import { readBytes } from './read-bytes'

/** The fields of a form that arrived whole; of a name that comes twice, the last. */
export async function readForm(
  c: Context<AppEnv>,
  maxBytes: number,
): Promise<Record<string, string>> {
  const bytes = await readBytes(c, maxBytes)
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))
}
