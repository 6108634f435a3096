/**
 * Each code breaks one rule and is otherwise whole: the check fits, and a reader without the rule reads a
 * card to the end.
 */
import { bytesToDigits, framed } from '../../src/capsule/frame'
import {
  CHANGED_AT_MINUTES,
  conditions,
  confirmed,
  expires,
  from,
  fullName,
  gender,
  handWritten,
  height,
  medicine,
  notes,
  othersOf,
  type Parts,
  partial,
  payloadOf,
  plan,
} from './hand-written'

type Named = [name: string, digits: string]

export const MAX_MINUTES = 99_999_999
export const MAX_DAYS = 99_999
export const CHANGED_DAY = Math.floor(CHANGED_AT_MINUTES / 1440)
const HEAD = `1${String(CHANGED_AT_MINUTES).padStart(8, '0')}`
const GROUP = { bytes: 22, digits: 53 }

export function badContents(): Named[] {
  return [
    ...outOfRange(),
    ...badFrames(),
    ...badTexts(),
    ...CONTENTS.map(([name, parts]): Named => [name, handWritten(parts)]),
    ...[13, 14, 16, 31].map((pack): Named => [`no pack ${pack}`, handWritten({}, pack)]),
  ]
}

/** A reader that takes the number modulo 256ⁿ finds the zero bytes after the content, which are ignored. */
function outOfRange(): Named[] {
  const content = payloadOf(gender('female'))
  const whole = Uint8Array.from({ length: 2 * GROUP.bytes }, (_, at) => content[at] ?? 0)
  const withGroup = (bytes: number, group: bigint) => {
    const length = whole.length + bytes
    const digits = bytesToDigits(Uint8Array.from({ length }, (_, at) => whole[at] ?? 0))
    return framed(HEAD, String(length).padStart(3, '0') + replacedEnd(digits, String(group)))
  }
  const tail = content.subarray(GROUP.bytes)
  const start = content.length - tail.length
  const lastGroup = BigInt(`0x${Buffer.from(content.subarray(start)).toString('hex') || '0'}`)
  const over = framed(
    HEAD,
    String(content.length).padStart(3, '0') +
      replacedEnd(bytesToDigits(content), String(lastGroup + 256n ** BigInt(tail.length))),
  )
  // Three zero bytes after the content are 8 digits.
  const three =
    `${whole.length + 3}`.padStart(3, '0') + bytesToDigits(Uint8Array.of(...whole, 0, 0, 0))
  return [
    ['a digit less with its check', framed(HEAD, three.slice(0, -1))],
    ['a group less with its check', framed(HEAD, three.slice(0, -8))],
    ['a group of 22 bytes that is 256^22', withGroup(22, 256n ** 22n)],
    ['a group of 22 bytes that is all nines', withGroup(22, 10n ** 53n - 1n)],
    ['a group of 3 bytes that is 256^3', withGroup(3, 256n ** 3n)],
    ['a group of 1 byte that is 999', withGroup(1, 999n)],
    ['a last group of content plus 256^n', over],
  ]
}

const replacedEnd = (digits: string, end: string) => digits.slice(0, -end.length) + end

function badFrames(): Named[] {
  const sound = handWritten(gender('female'))
  const body = sound.slice(19)
  return [
    ['version 0 with its check', framed(`0${HEAD.slice(1)}`, body)],
    ['a digit more with its check', framed(HEAD, `${body}0`)],
    ['a group more with its check', framed(HEAD, `${body}000`)],
    ['a byte less with its check', framed(HEAD, `${less(body, 1)}${body.slice(3)}`)],
    ['a check of 9 digits', sound.slice(0, 9) + sound.slice(10)],
    ['only the head and check', framed(HEAD, '000')],
    ['a space before', ` ${sound}`],
    ['a space after', `${sound} `],
    ['a tab after', `${sound}\t`],
    ['a vertical tab inside', `${sound.slice(0, 30)}\v${sound.slice(30)}`],
    ['a line separator inside', `${sound.slice(0, 30)}\u2028${sound.slice(30)}`],
    ['a byte order mark before', `\ufeff${sound}`],
    ['a newer version with a space', `2 ${sound.slice(1)}`],
    ['a newer version with a digit of another alphabet', '23\u0664'],
    ['only line breaks', '\r\n\r\n'],
  ]
}

const less = (body: string, bytes: number) =>
  String(Number(body.slice(0, 3)) - bytes).padStart(3, '0')

function badTexts(): Named[] {
  // Pages 0 to 3, from the first byte after each alphabet.
  const beyond = [0xe3, 0xbe, 0xe1, 0xfc].map(
    (byte, page): Named => [
      `a byte after the alphabet of page ${page}`,
      handWritten(notes([0x61, byte], page === 0 ? {} : { page })),
    ],
  )
  const rows: [string, number[], number?][] = [
    ['an escape before a small letter', [0x1b, 0x61]],
    ['an escape before 0xBF', [0x1b, 0xbf]],
    ['an escape at the end', [0x61, 0x1b]],
    ['an escape at the end of page 4', [0x61, 0x1b], 4],
    ['an escape before a cut character', [0x1b, 0xe2, 0x82]],
    ['an escape before a wrong second byte', [0x1b, 0xc3, 0x61]],
    ['an escape before a character above U+10FFFF', [0x1b, 0xf4, 0x90, 0x80, 0x80]],
    ['UTF-8 that begins with 0x80', [0x80, 0x61], 5],
    ['UTF-8 that begins with 0xBF', [0xbf, 0x61], 5],
    ['UTF-8 with a second byte below 0x80', [0xc3, 0x29], 5],
    ['UTF-8 with a second byte above 0xBF', [0xc3, 0xc3], 5],
    ['UTF-8 that ends too early', [0x61, 0xe2, 0x82], 5],
    ['UTF-8 above U+10FFFF', [0xf4, 0x90, 0x80, 0x80], 5],
    ['UTF-8 far above U+10FFFF', [0xf7, 0xbf, 0xbf, 0xbf], 5],
    ['page 4 without a second byte', [0x80, 0x01, 0x80], 4],
    ['page 4 after the last row', [0xfe, 0xe6], 4],
    ['page 4 with the last place', [0xfe, 0xfe], 4],
    ['a mark of case before a space', [0x61, 0x1e, 0x20]],
    ['a mark of case before a capital', [0x1e, 0x41]],
    ['a mark of case before ß', [0x1e, 0x80 + 31], 0],
    ['a mark of case before a character of page 4', [0x1e, 0xa0, 0x20], 4],
  ]
  return [
    ...beyond,
    ...rows.map(
      ([name, bytes, page]): Named => [
        name,
        handWritten(notes(bytes, page === undefined ? {} : { page })),
      ],
    ),
    ['habit 3', handWritten(notes('call ana', { habit: 3 }))],
    ['page 6', handWritten(notes('call ana', { page: 6 }))],
    ['page 7', handWritten(notes('call ana', { page: 7 }))],
    ...BAD_FIGURES.map(
      (figure): Named => [`no figure is ${JSON.stringify(figure)}`, handWritten(height(figure))],
    ),
    ['no figure is 42 in Arabic digits', handWritten(height(ARABIC_42, { page: 5 }))],
  ]
}

// 0x1E keeps an `e` small where the habit would make it a capital.
const BAD_FIGURES = [
  ...['', ' 12', '12 ', '12\n', '1.', '.5', '+1', '--1', '1,5', '0x10', '1_0', '12a', '1\x1ee5'],
  ...['1e+5', '1\x1ee+400', '-1\x1ee+309', '9'.repeat(400), '\x1einfinity', 'nan', '1.5.2'],
]
const ARABIC_42 = [0xd9, 0xa4, 0xd9, 0xa2]

const full = (position: number) => fullName('ana sol', from(position))
const TOO_MANY = 1001
const empty = Array.from({ length: TOO_MANY }, () => '')
const pastExpiry = expires(false, 1440)

const CONTENTS: readonly (readonly [string, Parts])[] = [
  ['type 5', { type: each => each.number(5, 3) }],
  ['type 7', { type: each => each.number(7, 3) }],
  ['kind of instruction 7', plan(each => each.flag(true, 64_000).number(7, 3))],
  ...[19, 20, 31].map(
    effect =>
      [
        `effect ${effect}`,
        medicine(each => each.flag(true, 64_000).flag(false, 10_000).number(effect, 5)),
      ] as const,
  ),
  ['a count of 32 ones and small', { revision: each => each.count(2 ** 32 - 1) }],
  ['a count of 32 ones and large', { revision: each => each.count(2 ** 33 - 2) }],
  ['a count of 40 ones', { revision: each => each.count(2 ** 40) }],
  ['a copy made a minute too late', madeAfter(MAX_MINUTES - CHANGED_AT_MINUTES + 1)],
  ['a copy made days too late', { madeAt: each => each.flag(false).count(60_000) }],
  ['an expiry a minute too early', expires(false, CHANGED_AT_MINUTES + 1)],
  ['an expiry a minute too late', expires(true, MAX_MINUTES - CHANGED_AT_MINUTES + 1)],
  ['confirmed a day too early', confirmed(true, CHANGED_DAY + 1)],
  ['confirmed a day too late', confirmed(false, MAX_DAYS - CHANGED_DAY + 1)],
  ...[13, 16].map(
    month =>
      [
        `month ${month}`,
        {
          birthMonth: each =>
            each
              .flag(true, 52_000)
              .flag(true, 65_000)
              .number(58, 8)
              .number(month - 1, 4),
        } satisfies Parts,
      ] as const,
  ),
  ['a first name from the end', full(7)],
  ['a first name from after the end', full(8)],
  ['a first name from the end in UTF-16', fullName([0xf0, 0xa0, 0xae, 0xb7], from(2), { page: 5 })],
  ['1001 conditions', conditions(empty)],
  ['1001 disputed values', { others: othersOf([empty, [], [], [], []], 'person') }],
  ['100001 bytes of text', long(40_001)],
  ['damaged after an expiry', { ...pastExpiry, ...notes('call ana', { page: 7 }) }],
  ['damaged after more online', { ...partial, ...conditions([], each => each.count(2 ** 32)) }],
]

/** Two texts, 60000 bytes and `bytes`. Few characters take as little when they are repeated. */
export function long(bytes: number): Parts {
  const dashes = (count: number) => new Array<number>(count).fill(0x2d)
  return {
    ...fullName(dashes(60_000), each => each.flag(false, 52_000).flag(false).flag(false), {
      page: 1,
    }),
    others: othersOf([[dashes(bytes)], [], [], [], []], 'person'),
  }
}

function madeAfter(minutes: number): Parts {
  return { madeAt: each => each.flag(true).count(minutes) }
}
