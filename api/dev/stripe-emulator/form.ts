import { invalid } from './api-error'

type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type Params = { [name: string]: FormValue }

/** Parses the format of Stripe's SDK, `a[b][0]=c`. An object with the names 0, 1, 2… is an array. */
export function parseForm(encoded: string): Params {
  const root: Params = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split('[').map(part => part.replace(/\]$/, ''))
    if (path.includes('__proto__')) throw invalid(`Received unknown parameter: ${name}`)
    put(root, path, value)
  }
  return withArrays(root) as Params // the root has names, so it is no array
}

function put(at: Params, [first = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    at[first] = value
    return
  }
  const inner = at[first]
  const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : {}
  at[first] = next
  put(next, rest[0] === '' ? [String(Object.keys(next).length)] : rest, value)
}

function withArrays(node: FormValue): FormValue {
  if (typeof node === 'string' || Array.isArray(node)) return node
  const entries = Object.entries(node).map(([name, inner]) => [name, withArrays(inner)] as const)
  const isArray = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isArray ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
