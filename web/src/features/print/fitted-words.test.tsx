import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { factsOf, type ResponderCard } from 'sync-protocol/card'
import { afterEach, expect, it, vi } from 'vitest'
import { FittedWords } from './fitted-words'
import { paragraphsOf } from './paragraphs-of'

afterEach(() => void vi.restoreAllMocks())

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

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? 'It went wrong' : this.props.children
  }
}

it('a print whose words cannot be fitted is not left blank', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => {
    throw new Error('no layout')
  })
  const paragraphs = paragraphsOf(factsOf({ ...card, notes: { notes: 'Deaf' } }, 'en'), 'en')
  render(
    <Boundary>
      <FittedWords paragraphs={paragraphs} largest={1} more="" isLastSide />
    </Boundary>,
  )
  await screen.findByText('It went wrong')
})
