import { type Chunk, chunkOf, entriesOf, reach } from './chunk-graph.ts'
import { tableOf } from './packed-languages.ts'

/**
 * Returns the part of each script that is not stored with the app. A script that several parts need belongs
 * to the first of them in the table.
 */
export function partsOf(
  chunks: readonly Chunk[],
  table: Readonly<Record<string, string>>,
): Map<Chunk, string> {
  const declared = new Map(
    Object.entries(table).map(([module, part]) => [chunkOf(module, chunks), part]),
  )
  for (const chunk of chunks.filter(readsOtherLanguage)) declared.set(chunk, 'online')
  const filesOfParts = new Set([...declared.keys()].map(({ fileName }) => fileName))
  const needs = ({ imports, dynamicImports }: Chunk) => [
    ...imports,
    ...dynamicImports.filter(file => !filesOfParts.has(file)),
  ]
  const stored = reach(entriesOf(chunks), chunks, needs)
  const parts = new Map<Chunk, string>()
  for (const [start, part] of declared) {
    if (part === 'online') continue
    for (const chunk of reach([start], chunks, needs)) {
      if (!stored.has(chunk) && !parts.has(chunk)) parts.set(chunk, part)
    }
  }
  for (const chunk of chunks) {
    if (!stored.has(chunk) && !parts.has(chunk)) parts.set(chunk, 'online')
  }
  for (const [{ fileName }, part] of [...declared].filter(
    ([chunk, part]) => parts.get(chunk) !== part,
  )) {
    throw new Error(`${fileName} is declared as ${part}, but something else imports it statically`)
  }
  return parts
}

/** Reading another language needs its whole table. A phone keeps only the half that writes its own languages. */
function readsOtherLanguage({ moduleIds }: Chunk): boolean {
  const [table] = moduleIds.flatMap(id => tableOf(id) ?? [])
  return table !== undefined && table.language !== 'en' && !table.isSaid
}
