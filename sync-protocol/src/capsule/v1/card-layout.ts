/**
 * A partial copy counts the omitted entries of each list. Empty optional text counts as absent, as everywhere
 * in the record. Links that only work online and fields that these levels never disclose are not included.
 */
import type {
  CardAllergy,
  CardBody,
  CardCondition,
  CardContact,
  CardDnr,
  CardIdentity,
  CardList,
  CardMedication,
  CardNotes,
  Disputed,
  ResponderCard,
} from '../../card/card'
import { DamagedCapsule } from '../damaged'
import type { CapsuleContent } from '../formats'
import type { Channel } from './channel'
import {
  dayBeside,
  flag,
  MAX_ITEMS,
  NEARLY_ALWAYS,
  number,
  optional,
  others,
  type Part,
  SELDOM,
  SOMETIMES,
  text,
  USUALLY,
} from './parts'
import { day, expiry, madeAt, month, oneOf } from './scalars'

// A value is written as its index, so the order is part of the format.
const QR_TYPES = ['emergency', 'complete', 'allergies', 'medications', 'contacts'] as const
const LEVELS = ['emergency', 'public'] as const
const DNR_STATUSES = ['None', 'DNR', 'POLST', 'Unknown'] as const
const LIST_STATES = ['notRecorded', 'noneKnown', 'listed', 'noneCurrent'] as const

export function content(
  channel: Channel,
  written: CapsuleContent | undefined,
  changedAtMs: number,
): CapsuleContent {
  const madeAtMs = madeAt(channel, written?.madeAtMs, changedAtMs)
  return { card: wholeCard(channel, written?.card, changedAtMs), madeAtMs }
}

function wholeCard(
  channel: Channel,
  written: ResponderCard | undefined,
  changedAtMs: number,
): ResponderCard {
  const type = oneOf(channel, QR_TYPES, written?.type)
  const level = oneOf(channel, LEVELS, written?.level)
  const revision = channel.anyNumber(written && written.revision - 1) + 1
  const expiresAt = expiry(channel, written?.expiresAt, changedAtMs)
  const { isPartial } = flag('isPartial', channel, written?.isPartial, SELDOM)
  const list = <T>(item: Part<T>) => listOf(item, isPartial === true)
  return {
    ...{ type, level, revision, changedAtMs, expiresAt },
    ...optional(
      'confirmedAtMs',
      channel,
      written?.confirmedAtMs,
      SOMETIMES,
      dayBeside(changedAtMs),
    ),
    ...(isPartial && { isPartial }),
    identity: identity(channel, written?.identity),
    ...optional('dnr', channel, written?.dnr, SOMETIMES, dnr),
    ...optional('allergies', channel, written?.allergies, USUALLY, list(allergy)),
    ...optional(
      'medications',
      channel,
      written?.medications,
      USUALLY,
      list(medication(isPartial === true)),
    ),
    ...optional('conditions', channel, written?.conditions, USUALLY, list(condition)),
    ...optional('contacts', channel, written?.contacts, USUALLY, list(contact)),
    ...optional('body', channel, written?.body, USUALLY, body),
    ...optional('notes', channel, written?.notes, SELDOM, notes(isPartial === true)),
  }
}

const identity: Part<Disputed<CardIdentity>> = (channel, written) => {
  const { fullName } = optional('fullName', channel, written?.fullName, USUALLY, text('person'))
  return {
    ...calledBy(channel, written?.firstName, fullName),
    ...(fullName && { fullName }),
    ...optional('birthMonth', channel, written?.birthMonth, USUALLY, month),
    ...optional('gender', channel, written?.gender, USUALLY, text('gender')),
    ...optional('language', channel, written?.language, SOMETIMES, text('language')),
    ...others(channel, written?.others, {
      fullName: 'person',
      firstName: 'person',
      birthMonth: 'dose',
      gender: 'gender',
      language: 'language',
    }),
  }
}

/** Does not repeat a first name that is the first word or the end of the full name. */
function calledBy(
  channel: Channel,
  written: string | undefined,
  fullName: string | undefined,
): { firstName?: string } {
  if (fullName) {
    const [first = ''] = fullName.split(' ', 1)
    if (channel.flag(written !== undefined && written === first, USUALLY)) {
      return { firstName: first }
    }
    const isEnd = Boolean(written) && fullName.endsWith(written ?? '')
    if (channel.flag(isEnd, SOMETIMES)) {
      const from = channel.anyNumber(isEnd ? fullName.length - (written?.length ?? 0) : 0)
      if (from >= fullName.length) throw new DamagedCapsule('no such name')
      return { firstName: fullName.slice(from) }
    }
  }
  return optional('firstName', channel, written, SOMETIMES, text('person'))
}

const dnr: Part<Disputed<CardDnr>> = (channel, written) => ({
  status: oneOf(channel, DNR_STATUSES, written?.status),
  hasDocument: channel.flag(written?.hasDocument, SOMETIMES),
  ...others(channel, written?.others, { status: 'status' }),
})

const allergy: Part<Disputed<CardAllergy>> = (channel, written) => ({
  allergen: channel.text(written?.allergen, 'allergen'),
  severity: channel.text(written?.severity, 'severity'),
  ...optional('reaction', channel, written?.reaction, SOMETIMES, text('reaction')),
  ...flag('isSevere', channel, written?.isSevere, SELDOM),
  ...others(channel, written?.others, {
    allergen: 'allergen',
    severity: 'severity',
    reaction: 'reaction',
  }),
})

/** Only in a partial copy can a dose be online. */
const medication =
  (isPartial: boolean): Part<Disputed<CardMedication>> =>
  (channel, written) => ({
    name: channel.text(written?.name, 'medicine'),
    ...optional('dosage', channel, written?.dosage, USUALLY, text('dose')),
    ...optional('frequency', channel, written?.frequency, USUALLY, text('frequency')),
    ...(isPartial && flag('isDoseOnline', channel, written?.isDoseOnline, SOMETIMES)),
    ...others(channel, written?.others, {
      name: 'medicine',
      dosage: 'dose',
      frequency: 'frequency',
    }),
  })

const condition: Part<Disputed<CardCondition>> = (channel, written) => ({
  condition: channel.text(written?.condition, 'condition'),
  ...others(channel, written?.others, { condition: 'condition' }),
})

const contact: Part<Disputed<CardContact>> = (channel, written) => ({
  relationship: channel.text(written?.relationship, 'relationship'),
  phoneNumber: channel.text(written?.phoneNumber, 'phone'),
  ...optional('name', channel, written?.name, NEARLY_ALWAYS, text('person')),
  ...others(channel, written?.others, {
    relationship: 'relationship',
    phoneNumber: 'phone',
    name: 'person',
  }),
})

const body: Part<Disputed<CardBody>> = (channel, written) => ({
  ...optional('bloodType', channel, written?.bloodType, USUALLY, text('bloodType')),
  ...optional('heightCm', channel, written?.heightCm, SOMETIMES, number('heightCm')),
  ...optional('weightKg', channel, written?.weightKg, SOMETIMES, number('weightKg')),
  ...optional('implants', channel, written?.implants, SELDOM, text('implant')),
  ...optional('pregnancyDueDate', channel, written?.pregnancyDueDate, SELDOM, day),
  ...optional('organDonor', channel, written?.organDonor, SOMETIMES, text('organDonor')),
  ...others(channel, written?.others, {
    bloodType: 'bloodType',
    heightCm: 'heightCm',
    weightKg: 'weightKg',
    implants: 'implant',
    pregnancyDueDate: 'dose',
    organDonor: 'organDonor',
  }),
})

const notes =
  (isPartial: boolean): Part<Disputed<CardNotes>> =>
  (channel, written) => ({
    notes: channel.text(written?.notes, 'notes'),
    ...(isPartial && flag('isCut', channel, written?.isCut, SOMETIMES)),
    ...others(channel, written?.others, { notes: 'notes' }),
  })

const listOf =
  <T>(item: Part<T>, isPartial: boolean): Part<CardList<T>> =>
  (channel, written) => {
    const items: T[] = []
    const state = oneOf(channel, LIST_STATES, written?.state)
    while (channel.flag(items.length < (written?.items.length ?? 0), SOMETIMES)) {
      if (items.length === MAX_ITEMS) throw new DamagedCapsule('endless list')
      items.push(item(channel, written?.items[items.length]))
    }
    return { state, items, ...(isPartial && { more: channel.anyNumber(written?.more) }) }
  }
