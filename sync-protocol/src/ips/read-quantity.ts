import { asObject, inTable, textOf } from './read-json'

/** Words for UCUM codes that people do not write. */
const UNITS: Readonly<Record<string, string>> = {
  '[iU]': 'IU',
  '[drp]': 'drops',
  '[puff]': 'puffs',
  ug: 'µg',
}

export function quantityWords(value: unknown): string | undefined {
  const { value: number, unit, code, comparator } = asObject(value)
  const isNumber = typeof number === 'number' && Number.isFinite(number) && number >= 0
  if (!isNumber || comparator !== undefined) return undefined
  // UCUM puts counted things into braces.
  const named = (textOf(unit) || textOf(code)).replace(/^\{(.*)\}$/, '$1')
  const isUnitless = named === '' || named === '1'
  return `${numberWords(number)} ${isUnitless ? '(unit not stated)' : (inTable(UNITS, named) ?? named)}`
}

/** JavaScript itself would write "5e-7" and "0.30000000000000004". */
const numberWords = (number: number): string => PLAIN.format(number)
const PLAIN = new Intl.NumberFormat('en', { maximumSignificantDigits: 15, useGrouping: false })

export function rangeWords(value: unknown): string | undefined {
  const { low, high } = asObject(value)
  const [from, to] = [quantityWords(low), quantityWords(high)]
  if (!from || !to) return undefined
  const unit = to.replace(/^\S+/, '')
  return `${from.endsWith(unit) ? from.slice(0, from.length - unit.length) : from} to ${to}`
}
