/**
 * A translation into the reader's language comes first, then the text, a display, and the code itself,
 * because an allergy without a name is still an allergy.
 */
import { type OwnCoding, writeCodes } from './coding'
import { asObject, type JsonObject, objectsIn, textOf } from './read-json'

const TRANSLATION = 'http://hl7.org/fhir/StructureDefinition/translation'

/** These names are for codes without words, and each pattern is a part of the system's address. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/snomed|\.113883\.6\.96$/i, 'SNOMED CT'],
  [/loinc|\.113883\.6\.1$/i, 'LOINC'],
  [/rxnorm|\.113883\.6\.88$/i, 'RxNorm'],
  [/\batc\b|whocc|\.113883\.6\.73$/i, 'ATC'],
  [/\bndc\b|\.113883\.6\.69$/i, 'NDC'],
  [/\bpzn\b/i, 'PZN'],
  [/icpc/i, 'ICPC'],
  [/icd-?10-?cm|\.113883\.6\.90$/i, 'ICD-10-CM'],
  [/icd-?10-?gm/i, 'ICD-10-GM'],
  [/icd-?10-?am/i, 'ICD-10-AM'],
  [/icd-?10|\.113883\.6\.3$/i, 'ICD-10'],
  [/icd-?11|icd\/release\/11|id\.who\.int\/icd/i, 'ICD-11'],
  [/icd-?9|\.113883\.6\.(2|103)$/i, 'ICD-9'],
]
const systemName = (system: unknown): string | undefined =>
  SYSTEMS.find(([address]) => address.test(textOf(system)))?.[1]

export type ReadConcept = (value: unknown) => string

/** `languages` are the reader's languages as BCP 47 tags, best first. */
export function conceptReader(languages: readonly string[]): ReadConcept {
  const wanted = languages.map(tag => tag.toLowerCase())
  return value => {
    const concept = asObject(value)
    const codings = preferred(concept)
    const translated = [
      ...translationsOf(concept._text),
      ...codings.flatMap(coding => translationsOf(coding._display)),
    ]
    return (
      inLanguage(translated, wanted) ||
      [concept.text, ...codings.map(({ display }) => display)]
        .map(textOf)
        .find(isReadableBeside(codings)) ||
      [...codings.filter(({ system }) => systemName(system)), ...codings]
        .map(bareCode)
        .find(Boolean) ||
      ''
    )
  }
}

/** Some files repeat the address or the code as the text. */
function isReadableBeside(codings: readonly JsonObject[]): (words: string) => boolean {
  const codes = new Set(
    codings.filter(({ system }) => systemName(system)).map(({ code }) => textOf(code)),
  )
  return words => words !== '' && !ADDRESS.test(words) && !codes.has(words)
}
const ADDRESS = /^([a-z][a-z\d+.-]*:\/\/|urn:|\d+(\.\d+){3})/i

const preferred = ({ coding }: JsonObject): JsonObject[] => {
  const all = withoutAbsentCodings(coding)
  return [...all.filter(isChosen), ...all.filter(each => !isChosen(each))]
}
const isChosen = ({ userSelected }: JsonObject) => userSelected === true

const WHY_ABSENT = [
  ...['data-absent-reason', 'v3-NullFlavor', 'v2-0353'].map(
    name => `http://terminology.hl7.org/CodeSystem/${name}`,
  ),
  ...['http://hl7.org/fhir/data-absent-reason', 'http://hl7.org/fhir/v3/NullFlavor'],
  ...['urn:oid:2.16.840.1.113883.5.1008', '2.16.840.1.113883.5.1008'],
]
const saysWhy = ({ system }: JsonObject) => WHY_ABSENT.includes(textOf(system))
const REASON_EXTENSION =
  /^http:\/\/hl7\.org\/fhir\/StructureDefinition\/(?:data-absent-reason|iso21090-nullFlavor)$/

/** Reasons are codings, or extensions of the concept or of its text. */
export function absenceReasons({ coding, extension, _text }: JsonObject): JsonObject[] {
  const extensions = [extension, asObject(_text).extension].flatMap(objectsIn)
  return [
    ...objectsIn(coding).filter(saysWhy),
    ...extensions
      .filter(({ url }) => REASON_EXTENSION.test(textOf(url)))
      .map(({ valueCode }) => ({ code: valueCode })),
  ]
}
export const withoutAbsentCodings = (coding: unknown): JsonObject[] =>
  objectsIn(coding).filter(each => !saysWhy(each))

interface Translation {
  lang: string
  words: string
}

const translationsOf = (element: unknown): Translation[] =>
  objectsIn(asObject(element).extension)
    .filter(({ url }) => url === TRANSLATION)
    .map(({ extension }) => {
      const parts = objectsIn(extension)
      const part = (name: string) => parts.find(({ url }) => url === name)
      return {
        lang: textOf(part('lang')?.valueCode).toLowerCase(),
        words: textOf(part('content')?.valueString) || textOf(part('content')?.valueMarkdown),
      }
    })

function inLanguage(translations: readonly Translation[], wanted: readonly string[]): string {
  const plain = (tag: string) => tag.split('-')[0]
  for (const tag of wanted) {
    const exact = translations.find(({ lang }) => lang === tag)
    const found = exact ?? translations.find(({ lang }) => plain(lang) === plain(tag))
    if (found && found.words !== '') return found.words
  }
  return ''
}

/** The words never contain the address of the system. */
export function bareCode({ system, code }: { system?: unknown; code?: unknown }): string {
  const written = textOf(code).split('/').at(-1)
  return written ? `${systemName(system) ?? 'Code'} ${written}` : ''
}

export function codesOf(value: unknown, name: string): string {
  const codings = withoutAbsentCodings(asObject(value).coding).map(
    ({ system, code, version, display, userSelected }): OwnCoding => ({
      system: textOf(system),
      code: textOf(code),
      ...(textOf(version) && { version: textOf(version) }),
      ...(textOf(display) && { display: textOf(display) }),
      ...(typeof userSelected === 'boolean' && { userSelected }),
    }),
  )
  return writeCodes(name, codings)
}

export const hasWords = (value: unknown): boolean => {
  const concept = asObject(value)
  return [concept.text, ...objectsIn(concept.coding).map(({ display }) => display)].some(
    words => textOf(words) !== '',
  )
}

export const codeIn = (value: unknown, system: string): string =>
  textOf(objectsIn(asObject(value).coding).find(coding => coding.system === system)?.code)

export const hasCode = (value: unknown, ...codes: readonly string[]): boolean =>
  objectsIn(asObject(value).coding).some(({ code }) => codes.includes(textOf(code)))
