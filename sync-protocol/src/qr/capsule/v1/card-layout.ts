/**
 * What a card's capsule holds and in which order: the responder's. Each part is one function that
 * writes and reads (see channel.ts). Optional text that is empty counts as absent, as everywhere in
 * the record. What only works online (photo and document links) and what these levels never
 * disclose has no place here.
 */

import { DamagedCapsule } from '../damaged'
import {
  type CardAllergy,
  type CardBody,
  type CardCondition,
  type CardContact,
  type CardDnr,
  type CardIdentity,
  type CardList,
  type CardMedication,
  type CardV1,
  type Disputed,
  DNR_STATUSES,
  LEVELS,
  LIST_STATES,
  QR_TYPES,
} from './card'
import type { Channel } from './channel'
import { day, expiry, madeAt, month, oneOf } from './scalars'
import type { TextKindName } from './text-kinds'

// How often a part is there, in 1/65536.
const NEARLY_ALWAYS = 64_000
const USUALLY = 52_000
const SOMETIMES = 32_768
const SELDOM = 10_000
const HARDLY_EVER = 300

/** More items than a capsule has room for. */
const MAX_ITEMS = 1000

/** Everything a capsule says beside the minute in its frame. */
export interface CapsuleContent {
  card: CardV1
  /** When this copy was made: to the minute for a day after the last change, then to the day. */
  madeAtMs: number
}

export function content(
  channel: Channel,
  written: CapsuleContent | undefined,
  changedAtMs: number,
): CapsuleContent {
  const madeAtMs = madeAt(channel, written?.madeAtMs, changedAtMs)
  return { card: wholeCard(channel, written?.card, changedAtMs), madeAtMs }
}

function wholeCard(channel: Channel, written: CardV1 | undefined, changedAtMs: number): CardV1 {
  const type = oneOf(channel, QR_TYPES, written?.type)
  const level = oneOf(channel, LEVELS, written?.level)
  const revision = channel.anyNumber(written && written.revision - 1) + 1
  const expiresAt = expiry(channel, written?.expiresAt, changedAtMs)
  const isPartial = channel.flag(written?.isPartial, SELDOM)
  return {
    ...{ type, level, revision, changedAtMs, expiresAt },
    ...(isPartial && { isPartial }),
    identity: identity(channel, written?.identity),
    ...maybe('dnr', channel, written?.dnr, USUALLY, dnr),
    ...maybe('allergies', channel, written?.allergies, USUALLY, listOf(allergy)),
    ...maybe('medications', channel, written?.medications, USUALLY, listOf(medication)),
    ...maybe('conditions', channel, written?.conditions, USUALLY, listOf(condition)),
    ...maybe('contacts', channel, written?.contacts, USUALLY, listOf(contact)),
    ...maybe('body', channel, written?.body, USUALLY, body),
    ...maybe('notes', channel, written?.notes, SELDOM, text('notes')),
  }
}

type Part<T> = (channel: Channel, written: T | undefined) => T

/** `{ [key]: value }` if there is one; `howOften` there is, in 1/65536. An empty text is none. */
function maybe<K extends string, T>(
  key: K,
  channel: Channel,
  written: T | undefined,
  howOften: number,
  part: Part<T>,
): { [P in K]?: T } {
  const isThere = written !== undefined && written !== ''
  if (!channel.flag(isThere, howOften)) return {}
  // A computed key widens to string; it is K.
  return { [key]: part(channel, written) } as { [P in K]?: T }
}

const text =
  (kind: TextKindName): Part<string> =>
  (channel, written) =>
    channel.text(written, kind)

const figure =
  (kind: TextKindName): Part<number> =>
  (channel, written) => {
    const value = Number(channel.text(written === undefined ? '' : String(written), kind))
    if (!Number.isFinite(value)) throw new DamagedCapsule('not a figure')
    return value
  }

const identity: Part<CardIdentity> = (channel, written) => {
  const { fullName } = maybe('fullName', channel, written?.fullName, USUALLY, text('person'))
  const callName = firstWord(fullName)
  const isCalledSo = written?.firstName !== undefined && written.firstName === callName
  const named =
    callName && channel.flag(isCalledSo, USUALLY)
      ? { firstName: callName }
      : maybe('firstName', channel, written?.firstName, SOMETIMES, text('person'))
  return {
    ...named,
    ...(fullName && { fullName }),
    ...maybe('birthMonth', channel, written?.birthMonth, USUALLY, month),
    ...maybe('gender', channel, written?.gender, USUALLY, text('gender')),
    ...maybe('language', channel, written?.language, SOMETIMES, text('language')),
  }
}

const firstWord = (name: string | undefined) => name?.split(' ', 1)[0]

const dnr: Part<Disputed<CardDnr>> = (channel, written) => ({
  status: oneOf(channel, DNR_STATUSES, written?.status),
  hasDocument: channel.flag(written?.hasDocument, SELDOM),
  ...others<CardDnr>(channel, written?.others, { status: 'status' }),
})

const allergy: Part<Disputed<CardAllergy>> = (channel, written) => ({
  allergen: channel.text(written?.allergen, 'allergen'),
  severity: channel.text(written?.severity, 'severity'),
  ...maybe('reaction', channel, written?.reaction, SOMETIMES, text('reaction')),
  ...others<CardAllergy>(channel, written?.others, {
    allergen: 'allergen',
    severity: 'severity',
    reaction: 'reaction',
  }),
})

const medication: Part<Disputed<CardMedication>> = (channel, written) => ({
  name: channel.text(written?.name, 'medicine'),
  ...maybe('dosage', channel, written?.dosage, USUALLY, text('dose')),
  ...maybe('frequency', channel, written?.frequency, USUALLY, text('frequency')),
  ...others<CardMedication>(channel, written?.others, {
    name: 'medicine',
    dosage: 'dose',
    frequency: 'frequency',
  }),
})

const condition: Part<Disputed<CardCondition>> = (channel, written) => ({
  condition: channel.text(written?.condition, 'condition'),
  ...others<CardCondition>(channel, written?.others, { condition: 'condition' }),
})

const contact: Part<Disputed<CardContact>> = (channel, written) => ({
  relationship: channel.text(written?.relationship, 'relationship'),
  phoneNumber: channel.text(written?.phoneNumber, 'phone'),
  ...maybe('name', channel, written?.name, NEARLY_ALWAYS, text('person')),
  ...others<CardContact>(channel, written?.others, {
    relationship: 'relationship',
    phoneNumber: 'phone',
    name: 'person',
  }),
})

const body: Part<Disputed<CardBody>> = (channel, written) => ({
  ...maybe('bloodType', channel, written?.bloodType, USUALLY, text('bloodType')),
  ...maybe('heightCm', channel, written?.heightCm, SOMETIMES, figure('heightCm')),
  ...maybe('weightKg', channel, written?.weightKg, SOMETIMES, figure('weightKg')),
  ...maybe('implants', channel, written?.implants, SELDOM, text('implant')),
  ...maybe('pregnancyDueDate', channel, written?.pregnancyDueDate, SELDOM, day),
  ...maybe('organDonor', channel, written?.organDonor, SOMETIMES, text('organDonor')),
  ...others<CardBody>(channel, written?.others, {
    bloodType: 'bloodType',
    heightCm: 'heightCm',
    weightKg: 'weightKg',
    implants: 'implant',
    pregnancyDueDate: 'dose',
    organDonor: 'organDonor',
  }),
})

const listOf =
  <T>(item: Part<T>): Part<CardList<T>> =>
  (channel, written) => {
    const items: T[] = []
    const state = oneOf(channel, LIST_STATES, written?.state)
    while (channel.flag(items.length < (written?.items.length ?? 0), SOMETIMES)) {
      if (items.length === MAX_ITEMS) throw new DamagedCapsule('endless list')
      items.push(item(channel, written?.items[items.length]))
    }
    return { state, items }
  }

/** The values devices disagree about, for the fields named in `kinds`. */
function others<T extends object>(
  channel: Channel,
  written: { [K in keyof T]?: string[] } | undefined,
  kinds: { [K in keyof T]?: TextKindName },
): { others?: { [K in keyof T]?: string[] } } {
  const fields = Object.entries(kinds) as [keyof T, TextKindName][] // what the type above says
  const isDisputed = fields.some(([field]) => written?.[field]?.length)
  if (!channel.flag(isDisputed, HARDLY_EVER)) return {}
  const result: { [K in keyof T]?: string[] } = {}
  for (const [field, kind] of fields) {
    const values = textsOf(channel, written?.[field] ?? [], kind)
    if (values.length > 0) result[field] = values
  }
  return { others: result }
}

function textsOf(channel: Channel, written: readonly string[], kind: TextKindName): string[] {
  const values: string[] = []
  while (channel.flag(values.length < written.length, SOMETIMES)) {
    if (values.length === MAX_ITEMS) throw new DamagedCapsule('endless list')
    values.push(channel.text(written[values.length], kind))
  }
  return values
}
