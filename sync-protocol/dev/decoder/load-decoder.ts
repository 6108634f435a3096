import { runInNewContext } from 'node:vm'
import type * as entry from './entry'

/** Runs the file in an engine that has only the language: no module, console, timer or crypto. */
export function loadDecoder(code: string): typeof entry {
  const [exported = '', list = ''] = /export\s*\{([^}]*)\}\s*;?\s*$/.exec(code) ?? []
  const pairs = list.split(',').map(each => each.trim().split(' as '))
  const members = pairs.map(([own, name]) => `${name ?? own}: ${own}`).join()
  const script = `${code.slice(0, code.length - exported.length)};return { ${members} }`
  return runInNewContext(`(() => { 'use strict'; const { ${OWN} } = globalThis; ${script} })()`)
}

/** The language's own names, held as constants because each look-up of a global in a context takes long. */
const OWN = 'Array, BigInt, Int32Array, Map, Math, Number, Object, Set, String, Uint8Array'
