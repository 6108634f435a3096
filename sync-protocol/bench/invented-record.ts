/**
 * Invented people range from children to very old and from well to very ill, with typing errors and
 * their own words.
 */
import type { MedicalRecord, Profile, Row } from '../src/medical'
import { medicalRecordOf } from '../src/sync'
import type { Random } from './random'

export interface Stock {
  language: string
  given: readonly string[]
  family: readonly string[]
  /** `name|dose|how often`. The last two may be missing. */
  medicines: readonly string[]
  /** `allergen|reaction`. */
  allergens: readonly string[]
  severities: readonly string[]
  conditions: readonly string[]
  relationships: readonly string[]
  notes: readonly string[]
  /** `#` is replaced by a digit. */
  phones: readonly string[]
  /** By default the given name comes first. */
  nameOrder?: 'familyFirst' | 'familyFirstJoined'
}

const DAY_MS = 86_400_000

export function inventRecord(random: Random, stock: Stock, nowMs: number): MedicalRecord {
  const ageYears = random.chance(0.12)
    ? random.int(0, 17)
    : random.int(18, random.chance(0.3) ? 99 : 75)
  const illness = random.next() * (0.3 + ageYears / 80)
  const family = random.pickCommon(stock.family)
  const firstName = random.pickCommon(stock.given)
  let id = 0
  const row = <T>(value: T): Row<T> => ({ ...value, id: String(id++) })
  const howMany = (max: number) => Math.min(max, Math.floor(illness * max * random.next() * 1.6))
  const wordOf = (text: string) => carelessly(random, text)
  const profile: Row<Profile> = row(
    inventProfile(random, stock, fullName(stock, firstName, family), ageYears, nowMs),
  )
  return {
    ...medicalRecordOf([], 0),
    account: { firstName, lastName: family },
    profile,
    contacts: random.some(random.int(1, random.chance(0.2) ? 5 : 2), () => {
      const given = random.pickCommon(stock.given)
      const name = fullName(
        stock,
        given,
        random.chance(0.5) ? family : random.pickCommon(stock.family),
      )
      return row({
        name: random.chance(0.1) ? (name.split(' ')[0] ?? name) : name,
        relationship: wordOf(random.pickCommon(stock.relationships)),
        phoneNumber: random.pick(stock.phones).replace(/#/g, () => String(random.int(0, 9))),
      })
    }),
    allergies: random.some(random.chance(0.35) ? 0 : Math.min(8, 1 + howMany(8)), () => {
      const [allergen = '', reaction] = random.pickCommon(stock.allergens).split('|')
      const severity = random.pick(stock.severities)
      const says = reaction && random.chance(0.6)
      return row({
        allergen: wordOf(allergen),
        severity,
        ...(says && { reaction: wordOf(reaction) }),
      })
    }),
    medications: random.some(howMany(12), () => {
      const [name = '', dosage, frequency] = random.pickCommon(stock.medicines).split('|')
      return row({
        name: wordOf(name),
        ...(dosage && random.chance(0.85) && { dosage }),
        ...(frequency && random.chance(0.75) && { frequency }),
      })
    }),
    conditions: random.some(howMany(10), () =>
      row({
        condition: wordOf(random.pickCommon(stock.conditions)),
        status: random.chance(0.15) ? 'Resolved' : 'Active',
      }),
    ),
    changedAtMs: nowMs - random.int(0, 400 * 1440) * 60_000,
  }
}

function inventProfile(
  random: Random,
  stock: Stock,
  fullName: string,
  ageYears: number,
  nowMs: number,
): Profile {
  const born = nowMs - (ageYears + random.next()) * 365.25 * DAY_MS
  const isGrown = ageYears > 15
  const heightCm = isGrown ? random.int(148, 196) : 50 + ageYears * 7 + random.int(0, 10)
  const noteCount = random.chance(0.35) ? random.int(1, 3) : 0
  const additionalNotes = random.some(noteCount, () => random.pick(stock.notes)).join(' ')
  return {
    fullName,
    dateOfBirth: new Date(born).toISOString().slice(0, 10),
    gender: random.chance(0.5) ? 'Female' : random.chance(0.96) ? 'Male' : 'Other',
    ...(random.chance(0.75) && {
      bloodType: random.pickCommon(['O+', 'A+', 'B+', 'O-', 'A-', 'AB+', 'B-', 'AB-'] as const),
    }),
    ...(random.chance(0.7) && { primaryLanguage: stock.language }),
    ...(random.chance(0.5) && {
      heightCm,
      weightKg: Math.round((heightCm - 100) * (0.8 + random.next() / 2) + 12),
    }),
    ...(random.chance(0.4) && { organDonor: random.pick(['yes', 'no'] as const) }),
    ...(random.chance(0.4) && {
      dnrStatus: ageYears > 70 && random.chance(0.4) ? 'DNR' : 'None',
      dnrDocumentUrl: '/files/dnr',
    }),
    ...(ageYears > 60 &&
      random.chance(0.2) && {
        implants: random.pick(['Pacemaker', 'Left hip replacement', 'Two coronary stents (2019)']),
      }),
    ...(additionalNotes !== '' && { additionalNotes }),
    allergiesState: 'noneKnown',
    medicationsState: 'noneKnown',
  }
}

function fullName({ nameOrder }: Stock, given: string, family: string): string {
  if (!nameOrder) return `${given} ${family}`
  return nameOrder === 'familyFirst' ? `${family} ${given}` : family + given
}

function carelessly(random: Random, text: string): string {
  const kind = random.next()
  if (kind < 0.06) return text.toLowerCase()
  if (kind < 0.09) return text.toUpperCase()
  if (kind > 0.93 && text.length > 4) {
    const at = random.int(1, text.length - 2)
    const swapped = text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)
    return random.chance(0.5) ? swapped : text.slice(0, at) + text.slice(at + 1)
  }
  return text
}
