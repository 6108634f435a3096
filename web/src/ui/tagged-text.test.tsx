import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TaggedText } from './tagged-text'

const tags = {
  terms: (words: string) => <a href="/terms">{words}</a>,
  privacy: (words: string) => <a href="/privacy">{words}</a>,
}

const htmlOf = (text: string) => render(<TaggedText text={text} tags={tags} />).container.innerHTML

it.each([
  ['no tags', 'Nothing to see.', 'Nothing to see.'],
  ['a tag in the middle', 'See the <terms>terms</terms>.', 'See the <a href="/terms">terms</a>.'],
  [
    'two tags in another order',
    '<privacy>Datenschutz</privacy>, <terms>Nutzung</terms>',
    '<a href="/privacy">Datenschutz</a>, <a href="/terms">Nutzung</a>',
  ],
  [
    'the same tag twice',
    '<terms>One</terms> and <terms>two</terms>',
    '<a href="/terms">One</a> and <a href="/terms">two</a>',
  ],
  ['an unknown tag', 'A <b>word</b>', 'A word'],
  [
    'words to keep on one line',
    'A <nowrap>501(c)(3)</nowrap>',
    'A <bdi class="whitespace-nowrap">501(c)(3)</bdi>',
  ],
  ['a tag without an end', 'A <terms>word & more', 'A &lt;terms&gt;word &amp; more'],
])('a text with %s is rendered in full', (_, text, html) => {
  expect(htmlOf(text)).toBe(html)
})
