/**
 * Gives each element of a file the JSON type that FHIR defines, before anything else is read. A value of
 * another type is converted if its meaning is certain, and otherwise removed and remembered as unreadable.
 * `null` means that there is no value.
 */
import { asObject, inTable, isObject, type JsonObject, listOf } from './read-json'
import {
  BUNDLE,
  CONCEPT,
  INDIVISIBLE,
  type JsonShape,
  type ObjectShape,
  SHAPES,
} from './read-types.table'

interface Unreadable {
  /** "code.coding.display" */
  path: string
  written: unknown
}

/** The unreadable elements of each object, including those of the objects in it. */
export type UnreadableIn = ReadonlyMap<unknown, readonly Unreadable[]>

export function typedBundle(bundle: JsonObject): { bundle: JsonObject; unreadable: UnreadableIn } {
  const unreadable = new Map<unknown, readonly Unreadable[]>()
  const typedResource = (value: unknown): JsonObject => {
    const resource = asObject(value)
    const shape = inTable(SHAPES, resource.resourceType) ?? {}
    const contained = listOf(resource.contained).map(typedResource)
    const whole = contained.length > 0 ? { ...resource, contained } : resource
    return asObject(typedBy({ ...shape, id: 'id' }, whole, unreadable).value)
  }
  const typed = asObject(typedBy(BUNDLE, bundle, unreadable).value)
  const entry = listOf(typed.entry).map(each => ({
    ...asObject(each),
    resource: typedResource(asObject(each).resource),
  }))
  return { bundle: { ...typed, entry }, unreadable }
}

interface Typed {
  /** Undefined if there is no value, or if it is unreadable. */
  value?: unknown
  unreadable: readonly Unreadable[]
}
type Found = Map<unknown, readonly Unreadable[]>

const NOTHING: Typed = { unreadable: [] }
const unreadableValue = (written: unknown): Typed => ({ unreadable: [{ path: '', written }] })

function typedBy(shape: JsonShape, value: unknown, found: Found): Typed {
  if (value === null || value === undefined) return NOTHING
  if (shape === 'status') return typedStatus(value, found)
  if (isList(shape)) return typedList(shape[0], value, found)
  if (typeof shape === 'object') return typedObject(shape, value, found)
  const read = PRIMITIVES[shape](value)
  return read === undefined ? unreadableValue(value) : { value: read, unreadable: [] }
}

const isList = (shape: JsonShape): shape is readonly [JsonShape] => Array.isArray(shape)

function typedStatus(value: unknown, found: Found): Typed {
  const all = Array.isArray(value) ? value : [value]
  const isConcept = (each: unknown) => isObject(each) && STATED.some(name => name in each)
  if (all.length > 0 && all.every(isConcept)) {
    return typedBy(Array.isArray(value) ? [CONCEPT] : CONCEPT, value, found)
  }
  return typeof value === 'object' ? unreadableValue(value) : typedBy('code', value, found)
}
const STATED = ['coding', 'text', 'extension']

/** Some systems write a single item without its list. */
function typedList(shape: JsonShape, value: unknown, found: Found): Typed {
  if (!Array.isArray(value) && isObject(value) !== (typeof shape === 'object')) {
    return unreadableValue(value)
  }
  const items = (Array.isArray(value) ? value : [value]).map(each => typedBy(shape, each, found))
  return {
    value: items.map(item => item.value).filter(item => item !== undefined),
    unreadable: items.flatMap(item => item.unreadable),
  }
}

function typedObject(shape: ObjectShape, value: unknown, found: Found): Typed {
  const [only, ...others] = Array.isArray(value) ? value : [value]
  if (!isObject(only) || others.length > 0) return unreadableValue(value)
  const unreadable: Unreadable[] = []
  const elements = Object.entries(only).map(([name, element]) => {
    const elementShape = inTable(shape, name)
    if (elementShape === undefined) return [name, element ?? undefined]
    const typed = typedBy(elementShape, element, found)
    for (const { path, written } of typed.unreadable) {
      unreadable.push({ path: path === '' ? name : `${name}.${path}`, written })
    }
    return [name, typed.value]
  })
  if (unreadable.length > 0 && INDIVISIBLE.has(shape)) return { unreadable }
  const whole = Object.fromEntries(elements.filter(([, element]) => element !== undefined))
  if (unreadable.length > 0) found.set(whole, unreadable)
  return { value: whole, unreadable }
}

const PRIMITIVES: Readonly<
  Record<Exclude<JsonShape & string, 'status'>, (value: unknown) => unknown>
> = {
  text: value => (typeof value === 'string' ? value : undefined),
  // SNOMED CT codes have at least six digits, so a shorter number is rather a wrong value.
  code: value => textOrInteger(value, 100_000),
  id: value => textOrInteger(value, 0),
  date: value => (isYear(value) ? String(value) : PRIMITIVES.text(value)),
  number: value => {
    const number = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value
    return typeof number === 'number' && Number.isFinite(number) ? number : undefined
  },
  numberIfCertain: value => PRIMITIVES.number(value) ?? value,
  boolean: value => {
    if (value === 'true' || value === 'false') return value === 'true'
    return typeof value === 'boolean' ? value : undefined
  },
}
const DECIMAL = /^\s*[-+]?\d+(\.\d+)?(e[-+]?\d+)?\s*$/i

const textOrInteger = (value: unknown, least: number): string | undefined => {
  if (typeof value === 'string') return value
  return Number.isSafeInteger(value) && Number(value) >= least ? String(value) : undefined
}

const isYear = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1850 && Number(value) < 2200
