import { LINE_MAX } from '../medical'
import { type DocumentReading, skip } from './read-context'
import { ratioWords } from './read-dosage'
import { asObject, type JsonObject, listOf, objectsIn, textOf } from './read-json'
import { whyLeftOut } from './read-left-out'
import { listOfSection, sectionsOf } from './read-sections'
import { isStatusOver } from './read-status'

interface NamedMedicine {
  concept: unknown
  product?: JsonObject
}

export function medicineOf(
  resource: JsonObject,
  reading: DocumentReading,
): NamedMedicine | undefined {
  const { medicationReference, medicationCodeableConcept } = resource
  if (medicationCodeableConcept !== undefined) return { concept: medicationCodeableConcept }
  const product = reading.follow(medicationReference, resource)
  if (product) return { concept: conceptOf(product, reading), product }
  const display = textOf(asObject(medicationReference).display)
  return display === '' ? undefined : { concept: { text: display } }
}

export function conceptOf(product: JsonObject, reading: DocumentReading): unknown {
  if (reading.wordsOf(product.code) !== '') return product.code
  const all = ingredientsOf(product, reading).filter(isNamedAndActive)
  const [first, ...others] = all
  if (first && others.length === 0) return first.concept
  return { text: all.map(({ name, strength }) => `${name} ${strength}`.trim()).join(' + ') }
}

interface Ingredient {
  concept: unknown
  name: string
  strength: string
  isActive: boolean
}

/** Real medicines have fewer ingredients, and thousands of entries may name one product. */
const INGREDIENTS_MAX = 100
const ingredientList = ({ ingredient }: JsonObject) =>
  objectsIn(listOf(ingredient).slice(0, INGREDIENTS_MAX))

const ingredientsOf = (product: JsonObject, reading: DocumentReading): Ingredient[] =>
  ingredientList(product).map(({ itemCodeableConcept, itemReference, strength, isActive }) => {
    const concept = itemCodeableConcept ?? conceptBehind(itemReference, product, reading)
    return {
      concept,
      name: reading.wordsOf(concept),
      strength: strengthWords(strength),
      isActive: isActive !== false,
    }
  })

const isNamedAndActive = ({ name, isActive }: Ingredient) => name !== '' && isActive

/** A medicine may contain another medicine, and a reference cycle ends the search. */
function conceptBehind(reference: unknown, from: JsonObject, reading: DocumentReading): unknown {
  const seen = new Set<JsonObject>([from])
  let [next, holds]: [unknown, JsonObject] = [reference, from]
  for (;;) {
    const inner = reading.follow(next, holds)
    if (!inner) return { text: textOf(asObject(next).display) }
    if (seen.has(inner)) return skip(reading, 'Medicine', 'cycle')
    seen.add(inner)
    if (reading.wordsOf(inner.code) !== '') return inner.code
    const [first = {}] = objectsIn(inner.ingredient)
    if (first.itemCodeableConcept !== undefined) return first.itemCodeableConcept
    ;[next, holds] = [first.itemReference, inner]
  }
}

/** Packs say "75 mg" for one tablet or capsule, and "250 mg per 5 ml" otherwise. */
function strengthWords(strength: unknown): string {
  if (strength === undefined) return ''
  const words = ratioWords(asObject(strength)) ?? ''
  return words.replace(/ per (?:1 \(unit not stated\)|(?:film-coated )?(?:tablet|capsule)s?)$/i, '')
}

export function nameWithStrength(
  name: string,
  product: JsonObject | undefined,
  reading: DocumentReading,
): string {
  if (!product) return name
  const says = (words: string) => plain(name).includes(plain(words))
  const ingredients = ingredientsOf(product, reading)
  for (const part of partsWithoutPlace(product, ingredients, reading)) {
    skip(reading, `${part} of ${name}`, 'noPlace')
  }
  const all = ingredients.filter(isNamedAndActive)
  const isSaid = all.every(each => says(each.name) && says(each.strength))
  if (all.length === 0 || isSaid) return name
  const inside = all
    .map(each => [says(each.name) && all.length === 1 ? '' : each.name, each.strength])
    .map(words => words.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ')
  const whole = says(inside) ? name : `${name} (${inside})`
  if ([...whole].length <= LINE_MAX) return whole
  return skip(reading, `Ingredients of ${name}: ${inside}`, 'tooLong') ?? name
}

const plain = (text: string) => text.toLowerCase().replace(/\s/g, '')

function partsWithoutPlace(
  product: JsonObject,
  ingredients: readonly Ingredient[],
  { wordsOf }: DocumentReading,
): string[] {
  const amount = product.amount === undefined ? '' : ratioWords(asObject(product.amount))
  const form = wordsOf(product.form)
  const hasUnreadableStrength = ingredientList(product).some(
    ({ strength }) => strength !== undefined && ratioWords(asObject(strength)) === undefined,
  )
  return [
    ...(form ? [`Form (${form})`] : []),
    ...(amount === '' ? [] : [`Amount${amount ? ` (${amount})` : ''}`]),
    ...(hasUnreadableStrength ? ['Strength'] : []),
    ...ingredients.flatMap(({ name, isActive }) => {
      if (name === '') return ['Ingredient without a name']
      return isActive ? [] : [`Inactive ingredient (${name})`]
    }),
    ...(listOf(product.ingredient).length > INGREDIENTS_MAX ? ['Further ingredients'] : []),
  ]
}

const TAKEN = [
  ...['MedicationStatement', 'MedicationRequest', 'MedicationDispense'],
  'MedicationAdministration',
]

/**
 * A medicine that no entry refers to is taken into the record if a section of medicines lists it. Otherwise
 * it may be in the file for another reason, so it is listed as left out.
 */
export function medicinesAlone(reading: DocumentReading): JsonObject[] {
  const { entries, follow, composition, wordsOf } = reading
  const all = entries.map(({ resource }) => resource)
  const used = new Set(
    all.flatMap(each =>
      TAKEN.includes(textOf(each.resourceType))
        ? [follow(each.medicationReference, each)]
        : objectsIn(each.ingredient).map(({ itemReference }) => follow(itemReference, each)),
    ),
  )
  const listed = new Set(
    sectionsOf(composition)
      .filter(section => listOfSection(section) === 'medications')
      .flatMap(({ entry }) => objectsIn(entry).map(each => follow(each, composition))),
  )
  return all.filter(each => {
    if (each.resourceType !== 'Medication' || used.has(each)) return false
    const why = whyLeftOut(each, reading) ?? (isStatusOver(each.status) ? 'inactive' : undefined)
    if (listed.has(each) && !why) return true
    skip(
      reading,
      `Medicine: ${wordsOf(conceptOf(each, reading))}`,
      why ?? 'notInUse',
      'medications',
    )
    return false
  })
}
