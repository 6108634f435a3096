import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Finds files of a folder with one of these words, as `strings` would. Browsers store text in UTF-8, in
 * Latin-1 and in UTF-16 of either byte order.
 */
export function findWords(folder: string, words: readonly string[]): string[] {
  const forms = words.flatMap(word => {
    const wide = Buffer.from(word, 'utf16le')
    return [Buffer.from(word), Buffer.from(word, 'latin1'), wide, Buffer.from(wide).swap16()].map(
      bytes => ({ word, bytes }),
    )
  })
  return filesIn(folder).flatMap(file => {
    const content = readIfThere(file)
    const found = forms.filter(({ bytes }) => content.includes(bytes)).map(({ word }) => word)
    return [...new Set(found)].map(word => `${word} in ${file.slice(folder.length)}`)
  })
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? path : []
  })
}

/** The running browser may delete files meanwhile. */
function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}
