/** What a medicine is called: by its own code, by what it contains, and by the strength of that. */
import { LINE_MAX } from '../medical'
import { type Reading, skip } from './read-context'
import { ratioWords } from './read-dosage'
import { holder, holders, type Loose, textOf } from './read-json'
import { whyLeftOut } from './read-left-out'
import { listOfSection, sectionsOf } from './read-sections'
import { isOver } from './read-status'

export interface NamedMedicine {
  concept: unknown
  /** The Medication that it refers to, where it refers to one. */
  product?: Loose
}

/** Undefined where it refers to nothing in the file, and says no name. */
export function medicineOf(resource: Loose, reading: Reading): NamedMedicine | undefined {
  const { medicationReference, medicationCodeableConcept } = resource
  if (medicationCodeableConcept !== undefined) return { concept: medicationCodeableConcept }
  const product = reading.follow(medicationReference, resource)
  if (product) return { concept: conceptOf(product, reading), product }
  const display = textOf(holder(medicationReference).display)
  return display === '' ? undefined : { concept: { text: display } }
}

/** Its own code; without one, the names of what it contains. */
export function conceptOf(product: Loose, reading: Reading): unknown {
  if (reading.wordsOf(product.code) !== '') return product.code
  const all = ingredientsOf(product, reading)
  const [first, ...others] = all
  if (first && others.length === 0) return first.concept
  return { text: all.map(({ name, strength }) => `${name} ${strength}`.trim()).join(' + ') }
}

interface Ingredient {
  concept: unknown
  name: string
  strength: string
}

function ingredientsOf(product: Loose, reading: Reading): Ingredient[] {
  return holders(product.ingredient)
    .filter(({ isActive }) => isActive !== false)
    .flatMap(({ itemCodeableConcept, itemReference, strength }) => {
      const concept = itemCodeableConcept ?? conceptBehind(itemReference, product, reading)
      const name = reading.wordsOf(concept)
      if (name === '') return []
      return [{ concept, name, strength: strengthWords(strength) }]
    })
}

/** Of a substance, or of a medicine inside a medicine, as far as that leads to none of before. */
function conceptBehind(reference: unknown, from: Loose, reading: Reading): unknown {
  const seen = new Set<Loose>([from])
  let [next, holds]: [unknown, Loose] = [reference, from]
  for (;;) {
    const inner = reading.follow(next, holds)
    if (!inner) return { text: textOf(holder(next).display) }
    if (seen.has(inner)) return skip(reading, 'Medicine', 'cycle')
    seen.add(inner)
    if (reading.wordsOf(inner.code) !== '') return inner.code
    const [first = {}] = holders(inner.ingredient)
    if (first.itemCodeableConcept !== undefined) return first.itemCodeableConcept
    ;[next, holds] = [first.itemReference, inner]
  }
}

/** "75 mg": of one piece, which is how a pack says it. "250 mg per 5 ml" of anything else. */
function strengthWords(strength: unknown): string {
  if (strength === undefined) return ''
  const words = ratioWords(holder(strength)) ?? ''
  return words.replace(/ per (?:1 \(unit not stated\)|(?:film-coated )?(?:tablet|capsule)s?)$/i, '')
}

/** The name with the ingredients and strengths that it does not say itself: "Karvexa (irbesartan 75 mg)". */
export function nameWithStrength(
  name: string,
  product: Loose | undefined,
  reading: Reading,
): string {
  if (!product) return name
  const says = (words: string) => plain(name).includes(plain(words))
  for (const part of unsaid(product, reading)) skip(reading, `${part} of ${name}`, 'noPlace')
  const all = ingredientsOf(product, reading)
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

/** What of a medicine a record has no place for. */
function unsaid(product: Loose, { wordsOf }: Reading): string[] {
  const amount = product.amount === undefined ? '' : ratioWords(holder(product.amount))
  const form = wordsOf(product.form)
  const unreadable = holders(product.ingredient).some(
    ({ strength }) => strength !== undefined && ratioWords(holder(strength)) === undefined,
  )
  return [
    ...(form ? [`Form (${form})`] : []),
    ...(amount === '' ? [] : [`Amount${amount ? ` (${amount})` : ''}`]),
    ...(unreadable ? ['Strength'] : []),
  ]
}

const TAKEN = [
  ...['MedicationStatement', 'MedicationRequest', 'MedicationDispense'],
  'MedicationAdministration',
]

/**
 * Medicines that no other entry says anything of. What a section of medicines lists itself is taken;
 * any other may be on the file for another reason, and is told.
 */
export function medicinesAlone(reading: Reading): Loose[] {
  const { entries, follow, composition, wordsOf } = reading
  const all = entries.map(({ resource }) => resource)
  const used = new Set(
    all.flatMap(each =>
      TAKEN.includes(textOf(each.resourceType))
        ? [follow(each.medicationReference, each)]
        : holders(each.ingredient).map(({ itemReference }) => follow(itemReference, each)),
    ),
  )
  const listed = new Set(
    sectionsOf(composition)
      .filter(section => listOfSection(section) === 'medications')
      .flatMap(({ entry }) => holders(entry).map(each => follow(each, composition))),
  )
  return all.filter(each => {
    if (each.resourceType !== 'Medication' || used.has(each)) return false
    const why = whyLeftOut(each, reading) ?? (isOver(each.status) ? 'inactive' : undefined)
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
