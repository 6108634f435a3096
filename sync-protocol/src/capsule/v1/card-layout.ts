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
  CardPlan,
  Disputed,
  ResponderCard,
} from '../../card/card'
import { DamagedCapsule } from '../damaged'
import type { CapsuleContent } from '../formats'
import type { Channel } from './channel'
import {
  type CapsulePart,
  capsuleText,
  dayNear,
  flag,
  HARDLY_EVER,
  MAX_ITEMS,
  NEARLY_ALWAYS,
  number,
  optional,
  others,
  SELDOM,
  SOMETIMES,
  USUALLY,
} from './parts'
import { day, expiry, madeAt, month, oneOf } from './scalars'

/** A value is written as its index, so the order is part of the format. */
export const CHOICES = {
  type: ['emergency', 'complete', 'allergies', 'medications', 'contacts'],
  level: ['emergency', 'public'],
  dnrStatus: ['None', 'DNR', 'POLST', 'Unknown'],
  planKind: ['do', 'avoid', 'refuse', 'normal', 'device', 'reach', 'depends'],
  listState: ['notRecorded', 'noneKnown', 'listed', 'noneCurrent'],
  effect: [
    ...(['anticoagulant', 'insulin', 'clottingFactor', 'pulmonaryVasodilator'] as const),
    ...(['hypoglycaemic', 'steroid', 'antiepileptic', 'nitrate', 'pde5', 'antiplatelet'] as const),
    ...(['opioid', 'opioidBlocker', 'levodopa', 'adrenalineAutoInjector', 'digoxin'] as const),
    ...(['lithium', 'maoInhibitor', 'betablocker', 'immunosuppressant'] as const),
  ],
} as const

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
  const type = oneOf(channel, CHOICES.type, written?.type)
  const level = oneOf(channel, CHOICES.level, written?.level)
  const revision = channel.anyNumber(written && written.revision - 1) + 1
  const expiresAt = expiry(channel, written?.expiresAt, changedAtMs)
  const { isPartial } = flag('isPartial', channel, written?.isPartial, SELDOM)
  const list = <T>(item: CapsulePart<T>) => listOf(item, isPartial === true)
  return {
    ...{ type, level, revision, changedAtMs, expiresAt },
    ...optional('confirmedAtMs', channel, written?.confirmedAtMs, SOMETIMES, dayNear(changedAtMs)),
    ...(isPartial && { isPartial }),
    identity: identity(channel, written?.identity),
    ...optional('dnr', channel, written?.dnr, SOMETIMES, dnr),
    ...optional('plans', channel, written?.plans, SELDOM, list(plan(isPartial === true))),
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

const identity: CapsulePart<Disputed<CardIdentity>> = (channel, written) => {
  const { fullName } = optional(
    'fullName',
    channel,
    written?.fullName,
    USUALLY,
    capsuleText('person'),
  )
  return {
    ...calledBy(channel, written?.firstName, fullName),
    ...(fullName && { fullName }),
    ...optional('birthMonth', channel, written?.birthMonth, USUALLY, month),
    ...optional('gender', channel, written?.gender, USUALLY, capsuleText('gender')),
    ...optional('language', channel, written?.language, SOMETIMES, capsuleText('language')),
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
  return optional('firstName', channel, written, SOMETIMES, capsuleText('person'))
}

const dnr: CapsulePart<Disputed<CardDnr>> = (channel, written) => ({
  status: oneOf(channel, CHOICES.dnrStatus, written?.status),
  hasDocument: channel.flag(written?.hasDocument, SOMETIMES),
  ...others(channel, written?.others, { status: 'status' }),
})

const plan =
  (isPartial: boolean): CapsulePart<Disputed<CardPlan>> =>
  (channel, written) => ({
    text: channel.text(written?.text, 'plan'),
    kind: planKind(channel, written?.kind),
    ...optional('about', channel, written?.about, SOMETIMES, capsuleText('condition')),
    ...optional('whereIs', channel, written?.whereIs, SELDOM, capsuleText('planDetail')),
    ...optional('from', channel, written?.from, SELDOM, capsuleText('planDetail')),
    ...(isPartial && flag('isRestOnline', channel, written?.isRestOnline, SOMETIMES)),
    ...others(channel, written?.others, {
      text: 'plan',
      kind: 'status',
      about: 'condition',
      whereIs: 'planDetail',
      from: 'planDetail',
    }),
  })

/** Any other value is kept as text. */
const planKind: CapsulePart<string> = (channel, written) => {
  const isKnown = channel.flag(
    CHOICES.planKind.some(known => known === written),
    NEARLY_ALWAYS,
  )
  return isKnown ? oneOf(channel, CHOICES.planKind, written) : channel.text(written, 'status')
}

const allergy: CapsulePart<Disputed<CardAllergy>> = (channel, written) => ({
  allergen: channel.text(written?.allergen, 'allergen'),
  severity: channel.text(written?.severity, 'severity'),
  ...optional('reaction', channel, written?.reaction, SOMETIMES, capsuleText('reaction')),
  ...flag('isSevere', channel, written?.isSevere, SELDOM),
  ...others(channel, written?.others, {
    allergen: 'allergen',
    severity: 'severity',
    reaction: 'reaction',
  }),
})

/** Only in a partial copy can a dose be online. */
const medication =
  (isPartial: boolean): CapsulePart<Disputed<CardMedication>> =>
  (channel, written) => ({
    name: channel.text(written?.name, 'medicine'),
    ...optional('effect', channel, written?.effect, HARDLY_EVER, effect),
    ...optional('dosage', channel, written?.dosage, USUALLY, capsuleText('dose')),
    ...optional('frequency', channel, written?.frequency, USUALLY, capsuleText('frequency')),
    ...(isPartial && flag('isDoseOnline', channel, written?.isDoseOnline, SOMETIMES)),
    ...others(channel, written?.others, {
      name: 'medicine',
      effect: 'status',
      dosage: 'dose',
      frequency: 'frequency',
    }),
  })

/** Any other value is kept as text. */
const effect: CapsulePart<string> = (channel, written) => {
  const [, denial, mark] = /^(not )?(\w+)$/.exec(written ?? '') ?? []
  const isKnown = channel.flag(
    CHOICES.effect.some(known => known === mark),
    NEARLY_ALWAYS,
  )
  if (!isKnown) return channel.text(written, 'status')
  const isDenied = channel.flag(denial !== undefined, SELDOM)
  return (isDenied ? 'not ' : '') + oneOf(channel, CHOICES.effect, mark)
}

const condition: CapsulePart<Disputed<CardCondition>> = (channel, written) => ({
  condition: channel.text(written?.condition, 'condition'),
  ...others(channel, written?.others, { condition: 'condition' }),
})

const contact: CapsulePart<Disputed<CardContact>> = (channel, written) => ({
  relationship: channel.text(written?.relationship, 'relationship'),
  phoneNumber: channel.text(written?.phoneNumber, 'phone'),
  ...optional('name', channel, written?.name, NEARLY_ALWAYS, capsuleText('person')),
  ...others(channel, written?.others, {
    relationship: 'relationship',
    phoneNumber: 'phone',
    name: 'person',
  }),
})

const body: CapsulePart<Disputed<CardBody>> = (channel, written) => ({
  ...optional('bloodType', channel, written?.bloodType, USUALLY, capsuleText('bloodType')),
  ...optional('heightCm', channel, written?.heightCm, SOMETIMES, number('heightCm')),
  ...optional('weightKg', channel, written?.weightKg, SOMETIMES, number('weightKg')),
  ...optional('implants', channel, written?.implants, SELDOM, capsuleText('implant')),
  ...optional('pregnancyDueDate', channel, written?.pregnancyDueDate, SELDOM, day),
  ...optional('organDonor', channel, written?.organDonor, SOMETIMES, capsuleText('organDonor')),
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
  (isPartial: boolean): CapsulePart<Disputed<CardNotes>> =>
  (channel, written) => ({
    notes: channel.text(written?.notes, 'notes'),
    ...(isPartial && flag('isCut', channel, written?.isCut, SOMETIMES)),
    ...others(channel, written?.others, { notes: 'notes' }),
  })

const listOf =
  <T>(item: CapsulePart<T>, isPartial: boolean): CapsulePart<CardList<T>> =>
  (channel, written) => {
    const items: T[] = []
    const state = oneOf(channel, CHOICES.listState, written?.state)
    while (channel.flag(items.length < (written?.items.length ?? 0), SOMETIMES)) {
      if (items.length === MAX_ITEMS) throw new DamagedCapsule('endless list')
      items.push(item(channel, written?.items[items.length]))
    }
    return { state, items, ...(isPartial && { more: channel.anyNumber(written?.more) }) }
  }
