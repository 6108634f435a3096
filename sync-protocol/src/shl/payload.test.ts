import { describe, expect, test } from 'vitest'
import { toBase64url } from './base64url'
import { makeShlink, OUR_FLAGS, parseShlink, type ShlPayload } from './payload'
import type { ShlRefusal } from './refusals'

const SECRET = 'Zm9ydHktdGhyZWUgY2hhcmFjdGVycyBmb3IgYSB0ZXN0'.slice(0, 43)
const url = `https://lifetag.example/l/${SECRET}`
const good = { url, key: SECRET }
const linkOf = (content: unknown) =>
  `shlink:/${toBase64url(new TextEncoder().encode(JSON.stringify(content)))}`

describe('our own link', () => {
  test.each(OUR_FLAGS)('with the flags %j is read back unchanged', flags => {
    const payload: ShlPayload = {
      ...good,
      flags,
      label: 'Żaneta’s summary 🩺',
      expiresAtMs: 1_800_000_000_000,
    }
    expect(parseShlink(makeShlink(payload))).toEqual({
      ok: true,
      link: {
        ...good,
        expiresAtMs: 1_800_000_000_000,
        label: 'Żaneta’s summary 🩺',
        isLongTerm: flags.includes('L'),
        needsPasscode: flags.includes('P'),
        isDirect: flags.includes('U'),
      },
    })
  })

  test('contains only the properties that are needed', () => {
    const content = atob(makeShlink({ ...good, flags: '' }).slice('shlink:/'.length))
    expect(JSON.parse(content)).toEqual(good)
  })

  test('may follow the address of a viewer', () => {
    const link = makeShlink({ ...good, flags: 'L' }, 'https://lifetag.example/view')
    expect(link).toMatch(/^https:\/\/lifetag\.example\/view#shlink:\/[\w-]+$/)
    expect(parseShlink(link)).toMatchObject({ ok: true, link: good })
  })

  test.each(['.', ')', ').', '/', '>', '”'])('is read with a %s attached to its end', mark => {
    const link = makeShlink({ ...good, flags: 'L' }, 'https://lifetag.example/view')
    expect(parseShlink(`<${link}${mark}`)).toMatchObject({ ok: true, link: good })
  })

  test.each([
    ['an address that anybody could guess', { url: 'https://lifetag.example/l/1' }],
    ['an address of 129 characters', { url: url.padEnd(129, 'x') }],
    ['a short key', { key: SECRET.slice(1) }],
    ['a label of 81 characters', { label: 'x'.repeat(81) }],
  ])('is not made with %s', (_, wrong) => {
    expect(() => makeShlink({ ...good, flags: '', ...wrong })).toThrow(RangeError)
  })
})

test('the link in the guide is read', () => {
  // SMART Health Links 1.0.0, "Example SMART Health Link Generation"
  const link = linkOf({
    url: 'https://ehr.example.org/qr/Y9xwkUdtmN9wwoJoN3ffJIhX2UGvCL1JnlPVNL3kDWM/m',
    flag: 'LP',
    key: 'rxTgYlOaKJPFtcEd0qcceN8wEU4p94SqAwIWQe6uX7Q',
    label: 'Back-to-school immunizations for Oliver Brown',
  })
  expect(link).toContain('/eyJ1cmwiOiJodHRwczovL2Voci5leGFtcGxlLm9yZy9xci9ZOXh3a1VkdG1OOXd3b0pvT')
  expect(parseShlink(link)).toMatchObject({ ok: true, link: { needsPasscode: true } })
})

test.each([
  ['seconds', 1_800_000_000, 1_800_000_000_000],
  ['seconds with a fraction', 1_800_000_000.5, 1_800_000_000_500],
  ['milliseconds', 1_800_000_000_000, 1_800_000_000_000],
])('a time in %s is understood', (_, exp, expiresAtMs) => {
  expect(parseShlink(linkOf({ ...good, exp }))).toMatchObject({ ok: true, link: { expiresAtMs } })
})

test.each([
  ['a property of later editions', linkOf({ ...good, extension: { a: [1] }, _x: 1, v: 1 })],
  ['a flag of later editions', linkOf({ ...good, flag: 'LZ' })],
  ['spaces around it', `\n ${linkOf(good)} `],
  ['its scheme in capitals', linkOf(good).replace('shlink', 'SHLINK')],
  ['a label of 80 characters of two units each', linkOf({ ...good, label: '🩺'.repeat(80) })],
  ['padding', `${linkOf({ ...good, label: 'abc' })}`.replace(/=*$/, '=')],
  ['this very machine', linkOf({ ...good, url: `http://localhost:3000/l/${SECRET}` })],
])('%s is accepted', (_, link) => {
  expect(parseShlink(link)).toMatchObject({ ok: true })
})

const manyLevels = `${'['.repeat(3000)}${']'.repeat(3000)}`
test.each<[string, string, ShlRefusal]>([
  ['nothing', '', 'not_a_link'],
  ['an address', 'https://lifetag.example/view', 'not_a_link'],
  ['a link in the middle of a text', `see ${linkOf(good)}`, 'not_a_link'],
  ['a page that is none', `javascript:alert(1)#${linkOf(good)}`, 'not_a_link'],
  ['9,000 characters', `shlink:/${'A'.repeat(9000)}`, 'not_a_link'],
  ['an empty link', 'shlink:/', 'damaged_link'],
  ['a cut link', linkOf(good).slice(0, 60), 'damaged_link'],
  ['other letters', `${linkOf(good).slice(0, -4)}*abc`, 'damaged_link'],
  ['no UTF-8', `shlink:/${toBase64url(Uint8Array.of(0x22, 0xff, 0x22))}`, 'damaged_link'],
  ['a list', linkOf([]), 'bad_address'],
  ['no object', linkOf(null), 'damaged_link'],
  ['3,000 levels', `shlink:/${toBase64url(new TextEncoder().encode(manyLevels))}`, 'bad_address'],
  [
    'all of it in __proto__',
    `shlink:/${btoa(`{"__proto__":${JSON.stringify(good)}}`)}`,
    'bad_address',
  ],
  ['a version to come', linkOf({ ...good, v: 2 }), 'newer_link'],
  ['a version in words', linkOf({ ...good, v: '1' }), 'newer_link'],
  ['no address', linkOf({ key: SECRET }), 'bad_address'],
  ['an address over http', linkOf({ ...good, url: url.replace('https', 'http') }), 'bad_address'],
  [
    'localhost as a prefix',
    linkOf({ ...good, url: 'http://localhost.evil.example/x' }),
    'bad_address',
  ],
  ['a script', linkOf({ ...good, url: 'javascript:alert(1)' }), 'bad_address'],
  ['a name in the address', linkOf({ ...good, url: 'https://a:b@evil.example/' }), 'bad_address'],
  ['an address of 129 characters', linkOf({ ...good, url: url.padEnd(129, 'x') }), 'bad_address'],
  ['a key of 42 characters', linkOf({ ...good, key: SECRET.slice(1) }), 'bad_key'],
  ['a key of 44 characters', linkOf({ ...good, key: `${SECRET}A` }), 'bad_key'],
  ['a key of other letters', linkOf({ ...good, key: `+${SECRET.slice(1)}` }), 'bad_key'],
  ['a time in words', linkOf({ ...good, exp: '2027' }), 'bad_expiry'],
  ['a time before all', linkOf({ ...good, exp: -1 }), 'bad_expiry'],
  ['a time after all', linkOf({ ...good, exp: 1e300 }), 'bad_expiry'],
  ['P with U', linkOf({ ...good, flag: 'PU' }), 'bad_flags'],
  ['flags out of order', linkOf({ ...good, flag: 'PL' }), 'bad_flags'],
  ['a flag twice', linkOf({ ...good, flag: 'LL' }), 'bad_flags'],
  ['flags in a list', linkOf({ ...good, flag: ['L'] }), 'bad_flags'],
  ['a label of 81 characters', linkOf({ ...good, label: 'x'.repeat(81) }), 'bad_label'],
  ['a label of 81 such characters', linkOf({ ...good, label: '🩺'.repeat(81) }), 'bad_label'],
  ['a label that is none', linkOf({ ...good, label: 5 }), 'bad_label'],
])('%s is refused', (_, text, code) => {
  expect(parseShlink(text)).toEqual({ ok: false, code })
})
