import { frame } from '../../src/capsule/frame'
import type { TextKindName } from '../../src/capsule/v1/text-kinds'
import { HandWriter } from './hand-writer'

export type Write = (writer: HandWriter) => HandWriter

/** A card without anything that can be absent. */
const EMPTY = {
  madeAt: made => made.flag(true).count(0),
  type: type => type.number(0, 3),
  level: level => level.number(0, 1),
  revision: revision => revision.count(0),
  expiry: expiry => expiry.flag(false, 16_000),
  partial: partial => partial.flag(false, 10_000),
  confirmed: confirmed => confirmed.flag(false),
  fullName: name => name.flag(false, 52_000),
  firstName: name => name.flag(false),
  birthMonth: month => month.flag(false, 52_000),
  gender: gender => gender.flag(false, 52_000),
  language: language => language.flag(false),
  others: others => others.flag(false, 300),
  dnr: dnr => dnr.flag(false),
  plans: list => list.flag(false, 10_000),
  allergies: list => list.flag(false, 52_000),
  medications: list => list.flag(false, 52_000),
  conditions: list => list.flag(false, 52_000),
  contacts: list => list.flag(false, 52_000),
  body: body => body.flag(false, 52_000),
  notes: notes => notes.flag(false, 10_000),
} satisfies Record<string, Write>

export type Parts = Partial<Record<keyof typeof EMPTY, Write>>

export const CHANGED_AT_MINUTES = Math.floor(Date.UTC(2026, 10, 20, 9, 5) / 60_000)

export function payloadOf(parts: Parts, pack = 0): Uint8Array {
  const writer = new HandWriter(pack)
  for (const write of Object.values({ ...EMPTY, ...parts })) write(writer)
  return writer.bytes()
}

export const handWritten = (parts: Parts, pack = 0): string =>
  frame(1, CHANGED_AT_MINUTES, payloadOf(parts, pack))

// Sections with one part that a test needs.

type Coded = Parameters<HandWriter['text']>[1]
type Raw = Parameters<HandWriter['text']>[2]

export const text =
  (kind: TextKindName, coded: Coded, raw?: Raw): Write =>
  writer =>
    writer.text(kind, coded, raw)

export const notes = (coded: Coded, raw?: Raw): Parts => ({
  notes: writer => writer.flag(true, 10_000).text('notes', coded, raw).flag(false, 300),
})

export const gender = (coded: Coded, raw?: Raw): Parts => ({
  gender: writer => writer.flag(true, 52_000).text('gender', coded, raw),
})

export const fullName = (coded: Coded, firstName: Write, raw?: Raw): Parts => ({
  fullName: writer => writer.flag(true, 52_000).text('person', coded, raw),
  firstName,
})
/** The end of the full name from here on. */
export const from =
  (position: number): Write =>
  writer =>
    writer.flag(false, 52_000).flag(true).count(position)

export const born = (coded: Coded, others: readonly string[] = []): Parts => ({
  birthMonth: writer => writer.flag(true, 52_000).flag(false, 65_000).text('dose', coded),
  ...(others.length > 0 && { others: othersOf([[], [], others, [], []], 'dose') }),
})

/** The texts of each field in its order, all of one kind. */
export const othersOf =
  (fields: readonly (readonly Coded[])[], kind: TextKindName): Write =>
  writer => {
    writer.flag(true, 300)
    for (const texts of fields) {
      for (const coded of texts) writer.flag(true).text(kind, coded)
      writer.flag(false)
    }
    return writer
  }

export const height = (coded: Coded, raw?: Raw): Parts => ({
  body: writer => {
    writer.flag(true, 52_000).flag(false, 52_000) // no blood type
    writer.flag(true).text('heightCm', coded, raw)
    return writer.flag(false).flag(false, 10_000).flag(false, 10_000).flag(false).flag(false, 300)
  },
})

const noOthers: Write = writer => writer.flag(false, 300)

export const due = (write: Write, others = noOthers): Parts => ({
  body: writer => {
    writer.flag(true, 52_000).flag(false, 52_000).flag(false).flag(false).flag(false, 10_000)
    return others(write(writer.flag(true, 10_000)).flag(false))
  },
})

export const emptyBody = (others = noOthers): Parts => ({
  body: writer => {
    writer.flag(true, 52_000).flag(false, 52_000).flag(false).flag(false).flag(false, 10_000)
    return others(writer.flag(false, 10_000).flag(false))
  },
})

export const otherDueDates = (dates: readonly string[]): Write =>
  othersOf([[], [], [], [], dates, []], 'dose')

/** `rest` follows the items. */
export const conditions = (items: readonly Coded[], rest: Write = each => each): Parts => ({
  conditions: writer => {
    writer.flag(true, 52_000).number(2, 2)
    for (const coded of items) writer.flag(true).text('condition', coded).flag(false, 300)
    return rest(writer.flag(false))
  },
})

export const plan = (kind: Write): Parts => ({
  plans: writer => {
    writer.flag(true, 10_000).number(2, 2).flag(true).text('plan', 'call ana')
    kind(writer).flag(false).flag(false, 10_000).flag(false, 10_000).flag(false, 300)
    return writer.flag(false)
  },
})

export const medicine = (effect: Write): Parts => ({
  medications: writer => {
    writer.flag(true, 52_000).number(2, 2).flag(true).text('medicine', 'apixaban')
    effect(writer.flag(true, 300)).flag(false, 52_000).flag(false, 52_000).flag(false, 300)
    return writer.flag(false)
  },
})

export const expires = (isLater: boolean, minutes: number): Parts => ({
  expiry: writer => writer.flag(true, 16_000).flag(isLater, 65_000).count(minutes),
})

export const confirmed = (isBefore: boolean, days: number): Parts => ({
  confirmed: writer => writer.flag(true).flag(isBefore).count(days),
})

export const partial: Parts = { partial: writer => writer.flag(true, 10_000) }
