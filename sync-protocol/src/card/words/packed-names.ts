/**
 * The build sends names in a shorter form: "alan", "~albert" and "=alberto" as `0alan2bert~6o=`. A digit says
 * how many characters a name has in common with the one before it.
 */
const MOST_COMMON = 9
const SIGN = /^[=~]/

export function packNames(table: string): string {
  let before = ''
  return listOf(table)
    .map(written => {
      const [sign = ''] = SIGN.exec(written) ?? []
      const name = written.slice(sign.length)
      let common = 0
      while (common < MOST_COMMON && common < name.length && name[common] === before[common]) {
        common += 1
      }
      before = name
      return `${common}${name.slice(common)}${sign}`
    })
    .join('')
}

/** Reads both forms: only the shorter one has digits. */
export const readNames = (table: string): string[] =>
  table.startsWith('0') ? unpackNames(table) : listOf(table)

const listOf = (table: string) => table.split(/\s+/).filter(Boolean)

function unpackNames(packed: string): string[] {
  let before = ''
  return (packed.match(/\d[^\d]*/g) ?? []).map(each => {
    const sign = /[=~]$/.exec(each)?.[0] ?? ''
    before = before.slice(0, Number(each[0])) + each.slice(1, each.length - sign.length)
    return `${sign}${before}`
  })
}
