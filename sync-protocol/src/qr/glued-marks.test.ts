import { describe, expect, it } from 'vitest'
import { withoutGluedMarks } from './glued-marks'

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
