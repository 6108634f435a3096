import { describe, expect, it } from 'vitest'
import { codeLink, parseCodeLink, parseToken, withoutGluedMarks } from './link'

const TOKEN = '0123456789ABCDEFGHJKMNPQRS'

it.each([
  ...[TOKEN, TOKEN.toLowerCase(), `${TOKEN}.`, `${TOKEN})`, `${TOKEN}).`, `${TOKEN}]`, `${TOKEN}>`],
  ...[
    `${TOKEN},`,
    `${TOKEN}!`,
    `${TOKEN}”`,
    `${TOKEN}。`,
    `${TOKEN}\u200b`,
    `<${TOKEN}>`,
    `*${TOKEN}*`,
  ],
])('%s is the token', spelled => expect(parseToken(spelled)).toBe(TOKEN))

it.each([
  ...['', '.', TOKEN.slice(1), `${TOKEN}0`, `${TOKEN.slice(0, 13)}.${TOKEN.slice(13)}`],
  ...[`${TOKEN}.a`, `${TOKEN.slice(1)}U`, `${TOKEN}${'.'.repeat(100_000)}`],
])('%# is no token', spelled => expect(parseToken(spelled)).toBeNull())

it.each(['', '/', '.', ')', '/?lang=de', '?lang=de'])('a link that ends in %s is a code', end => {
  const link = `${codeLink('https://x.example', TOKEN, '')}${end}`
  expect(parseCodeLink(link)).toEqual({ token: TOKEN, capsule: '' })
})

it.each(['', '.', ').', '>', '”'])('the copy of a code keeps its digits before %s', end => {
  const link = `${codeLink('https://x.example', TOKEN, '0123')}${end}`
  expect(parseCodeLink(link)).toEqual({ token: TOKEN, capsule: '0123' })
})

it('a capsule with alphabetic characters is refused', () => {
  expect(parseCodeLink(`https://x.example/e/${TOKEN}#12a`)).toBeNull()
})

const TOKENS = {
  e: '0123456789ABCDEFGHJKMNPQRS',
  n: `-${'Ab3_'.repeat(25)}_`,
  l: `_${'Zx-9'.repeat(10)}a-`,
}

describe.each(Object.entries(TOKENS))('a link of the kind /%s/', (kind, token) => {
  const path = `/${kind}/${token}`

  it.each(['', '/', '.', ')', ').', ']', '>', ',', '!', '”', '。', '）', '\u200b', "'", '*', '…'])(
    'that ends in %j keeps its token whole',
    mark => expect(withoutGluedMarks(path + mark)).toBe(path),
  )

  it('may be in brackets or in capitals', () => {
    expect(withoutGluedMarks(`/${kind}/<${token}>/`)).toBe(path)
    expect(withoutGluedMarks(`/${kind.toUpperCase()}/${token}`)).toBe(path)
  })

  it('has parts below it that stay as they are', () => {
    expect(withoutGluedMarks(`${path}/files/1.`)).toBe(`${path}/files/1.`)
  })
})

it.each(['/', '/e', '/e/', '/e/.', '/api/x/', '/shop/'])('%# is another path', path =>
  expect(withoutGluedMarks(path)).toBe(path),
)
