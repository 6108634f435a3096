import { renderToStaticMarkup } from 'react-dom/server'
import { factsOf, type ResponderCard } from 'sync-protocol/card'
import { expect, it } from 'vitest'
import { FittedWords } from './fitted-words'
import { paragraphsOf } from './paragraphs-of'

const card: ResponderCard = {
  type: 'emergency',
  level: 'emergency',
  revision: 1,
  changedAtMs: 0,
  expiresAt: '',
  identity: {},
}

it.each([
  ['ar', 'ltr', 'Hearing aid on the left. Speaks slowly. Dog at home.'],
  ['en', 'rtl', 'سماعة في الأذن اليسرى. تتكلم ببطء. كلب في البيت.'],
] as const)('the sentences of a note keep their order on a card in %s', (locale, dir, notes) => {
  const paragraphs = paragraphsOf(factsOf({ ...card, notes: { notes } }, locale), locale)
  const html = renderToStaticMarkup(
    <FittedWords paragraphs={paragraphs} largest={1} more="" isLastSide />,
  )
  const [, note = ''] =
    new RegExp(`<bdi dir="${dir}" class="wallet-running">(.*)</bdi><span class="wallet-cut">`).exec(
      html,
    ) ?? []
  expect(note.replaceAll(/<[^>]*>| · /g, '').trim()).toBe(notes)
})
