/** Systems often write the end of an entry without a status. */
import { isPast } from './read-context'
import { asObject, type JsonObject, objectsIn, textOf } from './read-json'

const END = /abatement|resolution/i

/** An end in the future does not count. */
export function hasEnd(resource: JsonObject, reading: { today: string }): boolean {
  const elements = Object.entries(resource).filter(([name]) => END.test(name))
  const extensions = objectsIn(resource.extension).filter(({ url }) => END.test(textOf(url)))
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
  const all = objectsIn(dosage).map(({ timing }) => asObject(asObject(timing).repeat).boundsPeriod)
  return all.length > 0 && all.every(bounds => isPast(bounds, reading))
}

export const untilIn = ({
  abatementDateTime,
  abatementPeriod,
  abatementString,
}: JsonObject): string => {
  const end = textOf(abatementDateTime) || textOf(asObject(abatementPeriod).end)
  const words = end.slice(0, 10) || textOf(abatementString)
  return words && `Until ${words}`
}
