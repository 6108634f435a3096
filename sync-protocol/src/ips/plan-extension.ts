/**
 * The fields of a plan as extensions of our own, which are part of its resource. A changed text of the
 * resource wins over the extension. Plans for which FHIR has no resource are an extension of their section.
 */
import type { Extension } from 'fhir/r4'
import { identifierOf } from './codes'
import { BASE } from './noted-fields'
import { asObject, type JsonObject, objectsIn, textOf } from './read-json'

const FIELDS = ['kind', 'text', 'about', 'whereIs', 'from', 'writtenOn'] as const
type PlanField = (typeof FIELDS)[number]
type PlanFields = Record<PlanField, string>

const urlOf = (field: PlanField) => `${BASE}/plan-${field}`

export const planExtensions = (fields: PlanFields): Extension[] =>
  FIELDS.filter(field => fields[field] !== '').map(field => ({
    url: urlOf(field),
    valueString: fields[field],
  }))

/** Returns undefined unless this product exported the resource. `words` is the text that the resource shows. */
export function planFieldsIn(resource: JsonObject, words: string): PlanFields | undefined {
  if (enteredIn(resource, 'kind') === '') return undefined
  const entries = FIELDS.map(field => [field, enteredIn(resource, field)])
  const fields = Object.fromEntries(entries) as PlanFields // one entry for each field
  return words.includes(fields.text) ? fields : { ...fields, text: words }
}

const enteredIn = ({ extension }: JsonObject, field: PlanField): string =>
  textOf(objectsIn(extension).find(({ url }) => url === urlOf(field))?.valueString)

export const isPlan = (resource: JsonObject): boolean => planFieldsIn(resource, '') !== undefined

const WHOLE_PLAN = `${BASE}/plan`

export const wholePlanExtension = (
  fields: readonly Extension[],
  rowId: string | undefined,
): Extension => ({
  url: WHOLE_PLAN,
  extension: [
    ...fields,
    ...(rowId ? [{ url: `${WHOLE_PLAN}-row`, valueIdentifier: identifierOf(rowId) }] : []),
  ],
})

/** Each plan has the form of a resource. `words` is its text. */
export const wholePlansIn = ({ extension }: JsonObject): { plan: JsonObject; words: string }[] =>
  objectsIn(extension)
    .filter(({ url }) => url === WHOLE_PLAN)
    .map(({ extension: fields }) => {
      const identifier = objectsIn(fields).map(({ valueIdentifier }) => asObject(valueIdentifier))
      const plan = { extension: fields, identifier }
      return { plan, words: enteredIn(plan, 'text') }
    })
