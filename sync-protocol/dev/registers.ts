/** Reads names of medicines from registers outside this repository (terms/SOURCES.md). */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Label {
  country: string
  /** The label in the register, with strength and form. */
  name: string
  brand: string
  substances: string
  /** `~` if both answers are right, `-` for other medicines. */
  mark: string
  accepted: string
}

export function readRegisters(folder: string | undefined): Record<'dangerous' | 'other', Label[]> {
  const files = ['dangerous', 'other'].map(name => join(folder ?? '', `${name}.tsv`))
  if (folder === undefined || !files.every(file => existsSync(file))) {
    console.error(
      `Name the folder with the data: ${files.join(' and ')} are missing. terms/SOURCES.md says where the names come from.`,
    )
    process.exit(1)
  }
  const [dangerous = [], other = []] = files.map(rowsOf)
  return { dangerous, other }
}

const rowsOf = (file: string): Label[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map(line => {
      const [country = '', name = '', brand = '', substances = '', mark = '', accepted = ''] =
        line.split('\t')
      return { country, name, brand, substances, mark, accepted }
    })
