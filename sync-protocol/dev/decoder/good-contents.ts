/** Cards at the limits of the rules. Our encoder writes few of them, but a reader has to read them. */
import { frame } from '../../src/capsule/frame'
import { CHANGED_DAY, long, MAX_DAYS, MAX_MINUTES } from './bad-contents'
import {
  born,
  CHANGED_AT_MINUTES,
  conditions,
  confirmed,
  due,
  emptyBody,
  expires,
  from,
  fullName,
  gender,
  handWritten,
  height,
  medicine,
  notes,
  otherDueDates,
  othersOf,
  type Parts,
  partial,
  payloadOf,
  plan,
  type Write,
} from './hand-written'

export interface GoodContent {
  name: string
  digits: string
  today?: string
}

export function goodContents(): GoodContent[] {
  const lines = handWritten(gender('female'))
  const soon = handWritten(expires(true, 85 + 7 * 1440)) // 2026-11-27T10:30Z
  return [
    ...CONTENTS.map(([name, parts]) => ({ name, digits: handWritten(parts) })),
    ...TEXTS.map(([name, bytes, page]) => ({ name, digits: handWritten(textOn(bytes, page)) })),
    ...FIGURES.map(figure => ({
      name: `the figure ${JSON.stringify(figure)}`,
      digits: handWritten(height(figure)),
    })),
    { name: 'line breaks of a scanner', digits: brokenInto(lines, ['\r\n', '\n', '\r', '\n\n']) },
    { name: 'line breaks around', digits: `\r\n${lines}\n` },
    { name: 'bytes that are left over', digits: leftOver() },
    { name: 'a millisecond before the expiry', digits: soon, today: '2026-11-27T10:29:59.999Z' },
    { name: 'a minute before the expiry', digits: soon, today: '2026-11-27T10:29Z' },
    {
      name: 'a tenth of a second before the expiry',
      digits: soon,
      today: '2026-11-27T10:29:59.9Z',
    },
    { name: 'an age at the end of a day', digits: handWritten(born('2026-10-28')), today: END },
  ]
}

/** The last two lie halfway between two numbers of 64 bits, and just above. */
const FIGURES = [
  ...['171', '0.7', '-3', '007', '-0', '1\x1ee-7', '1.5\x1ee+21', '1\x1ee-400'],
  ...['9007199254740993', '1.00000000000000011102230246251565404236316680908203126'],
]

const END = '2026-11-27T23:59:59Z'

const brokenInto = (digits: string, breaks: readonly string[]) =>
  breaks.reduce((all, each, at) => {
    const cut = 7 * (at + 1)
    return all.slice(0, cut) + each + all.slice(cut)
  }, digits)

const leftOver = () =>
  frame(1, CHANGED_AT_MINUTES, Uint8Array.from([...payloadOf(gender('male')), 0, 1, 254, 255, 7]))

const textOn = (bytes: readonly number[], page?: number) =>
  notes(bytes, page === undefined ? {} : { page })

const ascii = (written: string) => [...Buffer.from(written)]

/** Name, bytes and page of a note. Its habit is `sentence`. */
const TEXTS: readonly (readonly [string, readonly number[], number?])[] = [
  ['an escaped U+001B before a letter', [0x1b, 0x1b, 0x61, 0x62]],
  ['two escaped U+001B', [0x1b, 0x1b, 0x1b, 0x1b, 0x41]],
  ['an escaped U+001B at the end of page 4', [0x61, 0x1b, 0x1b], 4],
  ['U+001B on page 5', [0x61, 0x1b, 0x1b, 0x61], 5],
  ['escaped characters of 2, 3 and 4 bytes', ascii('\x1bµ \x1b€ \x1b😀 a'), 1],
  ['longer forms after an escape', [0x1b, 0xc1, 0xa1, 0x1b, 0xe0, 0x81, 0xa2, 0x20]],
  ['the longest form after an escape', [0x1b, 0xf0, 0x80, 0x81, 0xa1, 0x62]],
  ['longer forms in UTF-8', [0xc1, 0xa1, 0xe0, 0x81, 0xa2, 0xf0, 0x80, 0x81, 0xa3], 5],
  ['a lead of 0xFC in UTF-8', [0xf8, 0x80, 0x81, 0xa1, 0xfc, 0x80, 0x81, 0xa1], 5],
  ['the highest character in UTF-8', [0xf4, 0x8f, 0xbf, 0xbf, 0x61], 5],
  ['U+0000', [0x00, 0x61, 0x00], 0],
  ['two surrogates in UTF-8', [0x61, 0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80, 0x61], 5],
  ['two surrogates after escapes', [0x1b, 0xed, 0xa0, 0xbd, 0x1b, 0xed, 0xb8, 0x80, 0x61]],
  ['surrogates alone', [0xed, 0xb8, 0x80, 0x61, 0xed, 0xa0, 0xbd], 5],
  ['the last byte of page 0', [0x61, 0x80, 0xe2, 0x62]],
  ['the last byte of page 1', [0x80, 0xbd], 1],
  ['the last byte of page 2', [0x80, 0xe0], 2],
  ['the last byte of page 3', [0x80, 0xfb], 3],
  ['the ends of the rows of page 4', ends(), 4],
  ['a second byte 0x1B on page 4', [0x80, 0x1b, 0x61, 0x80, 0x1e, 0x80, 0x7f], 4],
  ['a mark of case at the end', [0x61, 0x62, 0x1e]],
  ['two marks of case', [0x61, 0x1e, 0x1e, 0x62]],
  ['three marks of case and a small letter', [0x61, 0x1e, 0x1e, 0x1e, 0x62]],
  ['a mark of case before the first letter', [0x1e, 0x61, 0x62]],
  ['a mark of case before an escaped letter', [0x62, 0x1e, 0x1b, 0xc4, 0x81], 1],
  ['coded capitals before the first small letter', ascii('AB cd')],
  ['a mark of case in a longer form after an escape', [0x61, 0x1b, 0xc0, 0x9e, 0x62]],
  ['a mark of case in a longer form of UTF-8', [0x61, 0xe0, 0x80, 0x9e, 0x62], 5],
]

/** The first and last character of each row. */
function ends(): number[] {
  const places = [0, 254, 255, 21_156, 21_157, 21_187, 21_188, 32_359]
  return places.flatMap(place => [0x80 + Math.floor(place / 255), place % 255])
}

const CALLED = [0xf0, 0xa0, 0xae, 0xb7, 0xf0, 0xa0, 0xae, 0xb7] // 𠮷𠮷
const first: Write = each => each.flag(true, 52_000)
const another =
  (name: string): Write =>
  each =>
    each.flag(false, 52_000).flag(false).flag(true).text('person', name)
const disputed = (
  fields: Parameters<typeof othersOf>[0],
  kind: Parameters<typeof othersOf>[1],
) => ({
  others: othersOf(fields, kind),
})
const month = (year: number, number: number): Parts => ({
  birthMonth: each =>
    each
      .flag(true, 52_000)
      .flag(true, 65_000)
      .number(year - 1900, 8)
      .number(number - 1, 4),
})
const empty = (count: number) => new Array<string>(count).fill('')

/** A partial card with everything that only a partial card has. */
const MARKED: Parts = {
  ...partial,
  plans: each => {
    each.flag(true, 10_000).number(2, 2)
    for (const isOnline of [true, false]) {
      each.flag(true).text('plan', 'call ana').flag(true, 64_000).number(0, 3).flag(false)
      each.flag(false, 10_000).flag(false, 10_000).flag(isOnline).flag(false, 300)
    }
    return each.flag(false).count(3)
  },
  medications: each => {
    each.flag(true, 52_000).number(2, 2)
    for (const isOnline of [true, false]) {
      each.flag(true).text('medicine', 'apixaban').flag(false, 300).flag(false, 52_000)
      each.flag(false, 52_000).flag(isOnline).flag(false, 300)
    }
    return each.flag(false).count(0)
  },
  notes: each => {
    each.flag(true, 10_000).text('notes', 'call ana').flag(true)
    return othersOf([['call bo', 'call cy']], 'notes')(each)
  },
}

/** This number makes the payload end on zero bytes, so that a reader reads all four after its end. */
const FOUR_ZERO_BYTES = 4_290_865_223

const CONTENTS: readonly (readonly [string, Parts])[] = [
  ['an empty card', {}],
  ['four zero bytes after the end', { ...partial, ...contacts(FOUR_ZERO_BYTES) }],
  ['a count of 31 ones', { revision: each => each.count(2 ** 32 - 2) }],
  ['the smallest count of 31 ones', { revision: each => each.count(2 ** 31 - 1) }],
  ['a count of 30 ones', { revision: each => each.count(2 ** 31 - 2) }],
  ['the last choices', { ...plan(last), type: each => each.number(4, 3), ...level(1) }],
  ['the last effect', medicine(each => each.flag(true, 64_000).flag(true, 10_000).number(18, 5))],
  ['another effect', medicine(each => each.flag(false, 64_000).text('status', 'other'))],
  ['another kind of instruction', plan(each => each.flag(false, 64_000).text('status', 'other'))],
  ['the last minute', expires(true, MAX_MINUTES - CHANGED_AT_MINUTES)],
  ['a copy of the last minute', madeAt(MAX_MINUTES - CHANGED_AT_MINUTES)],
  ['a copy made days later', { madeAt: each => each.flag(false).count(9) }],
  ['confirmed on the first day', confirmed(true, CHANGED_DAY)],
  ['confirmed on the last day', confirmed(false, MAX_DAYS - CHANGED_DAY)],
  ['confirmed on the same day', confirmed(false, 0)],
  ['the first month', month(1900, 1)],
  ['the last month', month(2026, 12)],
  ['a month after today', month(2155, 12)],
  ['1000 conditions', conditions(empty(1000))],
  ['1000 disputed values', disputed([empty(1000), [], [], [], []], 'person')],
  ['a dispute without values', disputed([[], [], [], [], []], 'person')],
  ['100000 bytes of text', long(40_000)],
  ['a partial card', MARKED],
  ['a partial list that lacks nothing', { ...partial, ...conditions(['asthma'], none) }],
  ['an empty full name', fullName('', each => each.flag(true).text('person', 'ana'))],
  ['an empty full name alone', fullName('', each => each.flag(false))],
  ['an empty text', gender('')],
  ['a full name that begins with a space', fullName(' ana', first)],
  ['a coded capital in a name', fullName('Ab cD eF', first)],
  ['a full name of one word', fullName('ana', first)],
  [
    'a first name before another space',
    fullName([...ascii('ana'), 0xe2, ...ascii('sol b')], first),
  ],
  ['a first name of the last character', fullName('ana sol', from(6))],
  ['a first name that is all of the name', fullName('ana sol', from(0))],
  ['a first name from half of a character', fullName(CALLED, from(1), { page: 5 })],
  ['another first name', fullName('ana sol', another('bo'))],
  ['a month 13 as text', born('2026-13')],
  ['a month 00 as text', born('2026-00')],
  ['an age of one month and days', born('2026-10-15')],
  ['an age of one month', born('2026-10-27')],
  ['an age of two months', born('2026-09-27')],
  ['an age of a day less than two months', born('2026-09-28')],
  ['born today', born('2026-11-27')],
  ['born tomorrow', born('2026-11-28')],
  ['born this month', born('2026-11')],
  ['born next month', born('2026-12')],
  ['born in a year', born('1990')],
  ['born in this year', born('2026')],
  ['born in the year 0', born('0000')],
  ['born on no date', born('1900-02-29')],
  ['born on a leap day', born('2000-02-29')],
  ['a year and a line feed', born('1990\n')],
  ['disputed births without an age', born('2026-13', ['soon', '2027-01', '1990-1', '1990-02-30'])],
  ['disputed births', born('soon', ['1990-13', '1990', '2026-10-15', '1990-02-03'])],
  ['disputed births alone', disputed([[], [], ['1990', '2026-10-15'], [], []], 'dose')],
  ['an empty body', emptyBody()],
  ['disputed due dates alone', emptyBody(otherDueDates(['2026-10-01', '2027-01-02', 'soon']))],
  ['one disputed due date alone', emptyBody(otherDueDates(['2027-01-02']))],
  ['a due date and others long ago', due(nextMonth, otherDueDates(['2026-10-01', '2026-11-12']))],
  ['a due date long ago', due(each => each.flag(true, 65_000).number(0, 16))],
  ['the last due date', due(each => each.flag(true, 65_000).number(65_535, 16))],
  ['a due date that is no date', due(each => each.flag(false, 65_000).text('dose', '2026-02-30'))],
]

function nextMonth(each: Parameters<Write>[0]) {
  return each.flag(true, 65_000).number(20_800, 16)
}

function none(each: Parameters<Write>[0]) {
  return each.count(0)
}

function last(each: Parameters<Write>[0]) {
  return each.flag(true, 64_000).number(6, 3)
}

function level(number: number): Parts {
  return { level: each => each.number(number, 1) }
}

function madeAt(minutes: number): Parts {
  return { madeAt: each => each.flag(true).count(minutes) }
}

function contacts(more: number): Parts {
  return { contacts: each => each.flag(true, 52_000).number(0, 2).flag(false).count(more) }
}
