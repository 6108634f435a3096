/**
 * A phone keeps the names of dangerous medicines once, in a script of the app. A worker cannot import that
 * script, so it reads the names from its text. The build uses this module instead of the table
 * (web/dev/build/packed-dangers.ts).
 */
declare const __NAMES_FILE__: string

export const NAMES: Record<string, string> = {}

/** Returns false if the phone has lost the script, because a medicine could then look harmless. */
export async function takeNames(): Promise<boolean> {
  if (typeof __NAMES_FILE__ === 'undefined') return true
  const script = await caches.match(__NAMES_FILE__)
  Object.assign(NAMES, namesInScript((await script?.text()) ?? ''))
  return Object.keys(NAMES).length > 0
}

/** Names have no character that a script escapes. */
export const namesInScript = (script: string): Record<string, string> =>
  Object.fromEntries(
    [...script.matchAll(/(\w+):["'`](0[^"'`]+)["'`]/g)].map(([, mark, names]) => [mark, names]),
  )
