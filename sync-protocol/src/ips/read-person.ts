import { dialable, LINE_MAX } from '../medical'
import { hasWords } from './read-concept'
import { cut, type DocumentReading, dayIn, isPast, skip, skipUnreadable } from './read-context'
import type { ReadRow } from './read-entry'
import { asObject, inTable, type JsonObject, listOf, objectsIn, textOf } from './read-json'
import { isModified } from './read-modified'
import type { IpsLeftOut } from './read-why'

export type ReadProfile = Readonly<Record<string, string | number>>

const GENDERS: Readonly<Record<string, string>> = { male: 'Male', female: 'Female', other: 'Other' }
const TAG = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/

export function personIn(reading: DocumentReading): ReadProfile {
  const { patient } = reading
  if (isPersonModified(patient)) return skip(reading, 'Name and birth date', 'modified') ?? {}
  const born = birthIn(reading)
  if (born && 'why' in born) skip(reading, `Born ${textOf(patient.birthDate)}`, born.why)
  skipUnreadable(reading, patient, 'The person', 'profile', 'contact')
  const gender = inTable(GENDERS, patient.gender) ?? ''
  const written = textOf(patient.gender)
  if (gender === '' && !['', 'unknown'].includes(written)) {
    skip(reading, `Gender ${written}`, 'unfit')
  }
  return {
    fullName: nameIn(patient.name),
    dateOfBirth: born && 'born' in born ? born.born : '',
    gender,
    phoneNumber: phonesIn(patient, reading),
    primaryLanguage: languageIn(patient, reading),
    ...addressIn(patient),
  }
}

function birthIn({
  patient,
  today,
}: DocumentReading): { born: string } | { why: IpsLeftOut } | undefined {
  const read = dayIn(patient.birthDate)
  if (!read) return undefined
  if ('why' in read && read.why !== 'partialDate') return read
  const born = 'day' in read ? read.day : textOf(patient.birthDate)
  return born > today.slice(0, born.length) ? { why: 'future' } : { born }
}

const isPersonModified = (patient: JsonObject) =>
  isModified(patient, ['contact', 'contained', 'link', 'communication'])

export function bornIn({ patient }: Pick<DocumentReading, 'patient'>): string {
  const born = isPersonModified(patient) ? undefined : dayIn(patient.birthDate)
  return born && 'why' in born && born.why === 'partialDate' ? textOf(patient.birthDate) : ''
}

const USES = ['official', 'usual', undefined]

export function nameIn(names: unknown): string {
  const current = objectsIn(names).filter(
    ({ use, period }) => use !== 'old' && use !== 'maiden' && asObject(period).end === undefined,
  )
  const named = USES.flatMap(wanted => current.filter(({ use }) => use === wanted))
  const found = [...named, ...current].map(
    ({ text, given, family }) =>
      textOf(text) || [...listOf(given), family].map(textOf).filter(Boolean).join(' '),
  )
  return cut(found.find(Boolean) ?? '', LINE_MAX)
}

const pointsIn = (points: unknown, kind: string, reading: DocumentReading): string[] =>
  objectsIn(points)
    .filter(point => systemOf(point) === kind && isInUse(point, reading))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ value }) => textOf(value))
/** Some systems give a number as an address, or do not say that it is one. */
function systemOf({ system, value }: JsonObject): string {
  const written = textOf(value)
  if (['', 'url', 'other'].includes(textOf(system))) {
    if (CALL_SCHEME.test(written)) return 'phone'
    if (textOf(system) === '') return /^[^\s@]+@[^\s@]+$/.test(written) ? 'email' : 'phone'
  }
  return textOf(system)
}
const isInUse = ({ use, period }: JsonObject, reading: DocumentReading) =>
  use !== 'old' && !isPast(period, reading)
const rankOf = ({ rank }: JsonObject) => (typeof rank === 'number' ? rank : Number.MAX_SAFE_INTEGER)

function phonesIn({ telecom }: JsonObject, reading: DocumentReading): string {
  const all = ['phone', 'sms'].flatMap(kind => pointsIn(telecom, kind, reading).map(bareNumber))
  const numbers = [...new Set(all)].filter(number => number !== '')
  const taken: string[] = []
  for (const number of numbers) {
    const fits = [...taken, number].join(' / ').length <= PHONE_MAX
    if (dialable(number) === '') skip(reading, number, 'notDialable')
    else if (fits) taken.push(number)
    else skip(reading, number, 'tooLong')
  }
  return taken.join(' / ')
}
const PHONE_MAX = 50

const CALL_SCHEME = /^(?:tel|callto|sms|phone|whatsapp):(?:\/\/)?/i

const bareNumber = (value: string): string => {
  const scheme = CALL_SCHEME.exec(value)?.[0]
  if (scheme === undefined) return value
  const [number = ''] = value.slice(scheme.length).split(';')
  try {
    return decodeURIComponent(number).trim()
  } catch {
    return number.trim()
  }
}

function languageIn({ communication }: JsonObject, { wordsOf }: DocumentReading): string {
  const all = objectsIn(communication).filter(each => !isModified(each))
  const { language } = all.find(({ preferred }) => preferred === true) ?? all[0] ?? {}
  const codes = objectsIn(asObject(language).coding).map(({ code }) => textOf(code))
  const tag = codes.find(code => TAG.test(code)) ?? wordsOf(language)
  return [...tag].length <= 35 ? tag : ''
}

function addressIn({ address }: JsonObject): ReadProfile {
  const [home = {}] = objectsIn(address).filter(
    ({ use, period }) => use !== 'old' && asObject(period).end === undefined,
  )
  const street = listOf(home.line).map(textOf).filter(Boolean).join(', ')
  const parts = {
    streetAddress: cut(street, LINE_MAX),
    city: cut(textOf(home.city), LINE_MAX),
    state: cut(textOf(home.state), LINE_MAX),
    zipCode: cut(textOf(home.postalCode), 20),
  }
  if (Object.values(parts).some(Boolean)) return parts
  const text = textOf(home.text)
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .join(', ')
  return text ? { streetAddress: cut(text, LINE_MAX) } : {}
}

export function contactsIn(reading: DocumentReading): ReadRow[] {
  return objectsIn(reading.patient.contact).flatMap(contact => {
    const name = nameIn([asObject(contact.name)]) || textOf(asObject(contact.organization).display)
    const relationship = relationshipIn(contact, reading)
    const [email = ''] = emailsIn(contact, reading)
    const leaveOut = (what: string, why: IpsLeftOut) => skip(reading, what, why, 'contacts') ?? []
    if (isModified(contact)) return leaveOut(name, 'modified')
    if (isPast(contact.period, reading)) return leaveOut(name, 'inactive')
    if (name === '') return leaveOut('A contact', 'noName')
    const phoneNumber = phonesIn(contact, reading)
    listOtherAddresses(name, contact, reading)
    if (phoneNumber === '') return leaveOut(name, 'noPhone')
    skipUnreadable(reading, contact, name, 'contacts')
    const fields = {
      name,
      relationship: cut(relationship, LINE_MAX),
      phoneNumber,
      ...(email && { email }),
    }
    const fromId = /^[\w-]{1,64}$/.test(textOf(contact.id)) ? textOf(contact.id) : undefined
    return [{ collection: 'contacts' as const, ...(fromId && { fromId }), fields }]
  })
}

const emailsIn = ({ telecom }: JsonObject, reading: DocumentReading) =>
  pointsIn(telecom, 'email', reading)

function listOtherAddresses(name: string, contact: JsonObject, reading: DocumentReading): void {
  const [, ...emails] = emailsIn(contact, reading)
  const others = objectsIn(contact.telecom)
    .filter(point => !['phone', 'sms', 'email'].includes(systemOf(point)))
    .filter(point => isInUse(point, reading))
    .map(({ value }) => textOf(value))
  for (const value of [...others, ...emails].filter(Boolean)) {
    skip(reading, `${name}: ${value}`, 'noPlace')
  }
}

/** These HL7 codes (v2-0131, v3-RoleCode) often come without words. */
const RELATIONSHIPS: Readonly<Record<string, string>> = {
  ...{ C: 'Emergency contact', N: 'Next of kin', E: 'Employer', ECON: 'Emergency contact' },
  ...{ NOK: 'Next of kin', MTH: 'Mother', FTH: 'Father', PRN: 'Parent', GUARD: 'Guardian' },
  ...{ SPS: 'Spouse', WIFE: 'Wife', HUSB: 'Husband', DOMPART: 'Partner', SIGOTHR: 'Partner' },
  ...{ CHILD: 'Child', SON: 'Son', DAU: 'Daughter', SIB: 'Sibling', BRO: 'Brother', SIS: 'Sister' },
  ...{ GRMTH: 'Grandmother', GRFTH: 'Grandfather', GRPRN: 'Grandparent', AUNT: 'Aunt' },
  ...{ UNCLE: 'Uncle', FAMMEMB: 'Family member', FRND: 'Friend', NBOR: 'Neighbor' },
}

function relationshipIn({ relationship }: JsonObject, { wordsOf }: DocumentReading): string {
  const all = objectsIn(relationship)
  const codes = all.flatMap(({ coding }) => objectsIn(coding).map(({ code }) => code))
  const words = all.filter(hasWords).map(wordsOf).find(Boolean)
  return words ?? codes.map(code => inTable(RELATIONSHIPS, code)).find(Boolean) ?? 'Contact'
}
