import { foldedText, fullNameOf, type MedicalRecord } from '../medical'
import {
  changesOf,
  type ImportChange,
  type ImportItem,
  type ImportValue,
  itemOf,
} from './import-item'
import type { IpsSummary } from './read-ips'

/** Fields that are decided together share one item. */
const UNITS = [['streetAddress', 'city', 'state', 'zipCode']]

export function profileItems(
  { profile }: IpsSummary,
  record: MedicalRecord,
  own: IpsSummary | undefined,
): ImportItem[] {
  const current = { ...withNames(record), ...record.profile }
  const alone = Object.keys(profile)
    .filter(name => !UNITS.flat().includes(name))
    .map(name => [name])
  return [...UNITS, ...alone].flatMap(unit => {
    const said = Object.entries(profile).filter(([name]) => unit.includes(name))
    if (said.length === 0) return []
    const written = own?.profile
    const changes = changesOf(Object.fromEntries(said), current, written).flatMap(withOwnImplants)
    const whole = changes.length > 0 ? wholeUnit(unit, said, current) : []
    const target = { rowId: record.profile?.id ?? '', current: pick(current, unit) }
    const item = itemOf(`profile ${unit[0]}`, 'profile', target, changes)
    const { kind, rowId: _, ...rest } = item
    if (record.profile)
      return [{ ...item, fields: { ...item.fields, ...Object.fromEntries(whole) } }]
    return [{ ...rest, kind: kind === 'replaces' ? 'add' : kind }]
  })
}

/** Implants that the file does not name stay, because they are still in the body. */
function withOwnImplants(change: ImportChange): ImportChange[] {
  const { field, from, to } = change
  if (field !== 'implants' || from === '') return [change]
  const own = foldedText(from)
  const missing = String(to)
    .split('; ')
    .filter(each => !own.includes(foldedText(each)))
  return missing.length === 0 ? [] : [{ field, from, to: [from, ...missing].join('; ') }]
}

/** A new address clears the parts that the file does not have. */
const wholeUnit = (
  unit: readonly string[],
  said: readonly [string, ImportValue][],
  current: object,
) =>
  unit.length < 2
    ? []
    : unit.flatMap((name): [string, ImportValue][] => {
        const to = said.find(([field]) => field === name)?.[1]
        if (to !== undefined) return [[name, to]]
        return Reflect.get(current, name) ? [[name, '']] : []
      })

const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, Reflect.get(from, name)]))

const withNames = ({ account, profile }: MedicalRecord) => {
  const fullName = fullNameOf(account, profile?.primaryLanguage)
  return fullName ? { fullName } : {}
}
