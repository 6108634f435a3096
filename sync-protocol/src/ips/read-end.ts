/** The end of an entry, which systems often write without a status. */
import { isPast } from './read-context'
import { holder, holders, type Loose, textOf } from './read-json'

/** The value may be a date, an age or words. */
const END = /abatement|resolution/i

/** An end in the future does not count. */
export function hasEnd(resource: Loose, reading: { today: string }): boolean {
  const elements = Object.entries(resource).filter(([name]) => END.test(name))
  const extensions = holders(resource.extension).filter(({ url }) => END.test(textOf(url)))
  const values = extensions.flatMap(extension => Object.entries(extension))
  return [...elements, ...values.filter(([name]) => name.startsWith('value'))].some(
    ([name, value]) => {
      if (/Boolean$/.test(name)) return value === true
      if (/DateTime$|Date$/.test(name)) return isPast({ end: value }, reading)
      return /Period$/.test(name) ? isPast(value, reading) : value !== undefined
    },
  )
}

export function isDosagePast(dosage: unknown, reading: { today: string }): boolean {
  const all = holders(dosage).map(({ timing }) => holder(holder(timing).repeat).boundsPeriod)
  return all.length > 0 && all.every(bounds => isPast(bounds, reading))
}

export const untilIn = ({ abatementDateTime, abatementPeriod, abatementString }: Loose): string => {
  const end = textOf(abatementDateTime) || textOf(holder(abatementPeriod).end)
  const words = end.slice(0, 10) || textOf(abatementString)
  return words && `Until ${words}`
}
