import { expect, it } from 'vitest'
import { codeLink, parseCodeLink, parseToken } from './link'

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
