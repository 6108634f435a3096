import { expect, it } from 'vitest'
import { recognise, recogniseAll } from './recognise'

const HOSTS = ['lifetag.example', 'localhost:3000']
const TOKEN = '7Z3K9M2QH5T8V1XW4Y6C0BDFGJ'
const of = (text: string) => recognise(text, HOSTS)

it.each([
  `https://lifetag.example/e/${TOKEN}#123`,
  `http://localhost:3000/e/${TOKEN}#123`,
  `HTTPS://LIFETAG.EXAMPLE/E/${TOKEN}#123`,
  ` https://lifetag.example/e/${TOKEN.toLowerCase()}?lang=de#123\n`,
  `(https://lifetag.example/e/${TOKEN}#123).`,
])('%j is ours, whatever scanners did to it', text => {
  expect(of(text)).toEqual({ kind: 'ours', token: TOKEN, capsule: '123' })
})

it('a link of ours without a copy is ours', () => {
  expect(of(`https://lifetag.example/e/${TOKEN}`)).toEqual({
    kind: 'ours',
    token: TOKEN,
    capsule: '',
  })
})

it.each([
  `https://lifetag.example/e/${TOKEN.slice(1)}#123`,
  `https://lifetag.example/e/${TOKEN}#12x3`,
  `https://lifetag.example/e/${TOKEN}/more`,
  'https://lifetag.example/e/',
])('%j was ours and is damaged', text => {
  expect(of(text)).toEqual({ kind: 'damaged' })
})

it('the same link on another host is not opened as ours', () => {
  expect(of(`https://lifetag.example.evil.test/e/${TOKEN}#1`)).toEqual({
    kind: 'elsewhere',
    host: 'lifetag.example.evil.test',
    token: TOKEN,
    capsule: '1',
  })
  expect(of(`https://lifetag.example@evil.test/e/${TOKEN}`)).toMatchObject({ host: 'evil.test' })
})

it.each([
  ['https://lifetag.example/shop', { what: 'webLink', host: 'lifetag.example' }],
  ['https://evil.test/x', { what: 'webLink', host: 'evil.test' }],
  ['BEGIN:VCARD\nFN:Ana', { what: 'contact' }],
  ['tel:+4512', { what: 'phoneNumber' }],
  ['5012345678900', { what: 'product' }],
  ['javascript:alert(1)', { what: 'text' }],
  ['<b>hello</b>', { what: 'text' }],
])('%j is %j', (text, other) => {
  expect(of(text)).toEqual({ kind: 'other', ...other, text })
})

it.each([
  'shlink:/eyJ1cmwiOiJodHRwczovL2EifQ',
  'SHLINK:/eyJ1cmwiOiJodHRwczovL2EifQ',
  ' shlink:/eyJ1cmwiOiJodHRwczovL2EifQ==\n',
  'https://viewer.example/path?x=1#shlink:/eyJ1cmwiOiJodHRwczovL2EifQ',
  'https://lifetag.example/view#shlink:/eyJ1cmwiOiJodHRwczovL2EifQ',
  '(https://lifetag.example/view#shlink:/eyJ1cmwiOiJodHRwczovL2EifQ).',
  'shc:/5676295952432060346',
  'SHC:/2/3/5676',
  'HC1:6BF+70790T9WJWG.FKY*4GO0',
])('%j is health data from another system', text => {
  expect(of(text)).toEqual({ kind: 'health', text: text.trim() })
})

it.each(['shlink:/', 'shlink:/a b', 'https://evil.test/shlink:/x', 'say shlink:/x'])(
  '%j is no SMART Health Link',
  text => {
    expect(of(text).kind).toBe('other')
  },
)

it.each(['WIFI:S:home;P:secret;;', 'otpauth://totp/x?secret=ABC'])(
  'the secret in %j is not shown',
  text => {
    expect(of(text)).not.toHaveProperty('text')
    expect(JSON.stringify(of(text))).not.toMatch(/secret=|P:secret/)
  },
)

it('a sheet of the same sticker is one code', () => {
  const link = `https://lifetag.example/e/${TOKEN}#123`
  expect(recogniseAll([link, link.toLowerCase(), 'x'], HOSTS)).toEqual([
    { kind: 'ours', token: TOKEN, capsule: '123' },
    { kind: 'other', what: 'text', text: 'x' },
  ])
})
