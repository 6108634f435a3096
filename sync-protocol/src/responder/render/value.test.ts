import { describe, expect, test } from 'vitest'
import { html } from './html'

describe('a template', () => {
  test('escapes its values in text and in attributes', () => {
    expect(String(html`<a title="${`"'<>&`}">${'<b>'}</a>`)).toBe(
      '<a title="&quot;&#39;&lt;&gt;&amp;">&lt;b&gt;</a>',
    )
  })

  test('accepts templates, lists and empty values', () => {
    expect(String(html`${[html`<i>${1}</i>`, 'a&', false, null, undefined]}`)).toBe(
      '<i>1</i>a&amp;',
    )
  })

  test('drops its own line breaks and keeps those of values', () => {
    expect(
      String(html`
        <p>
          ${'a\n  b'}
        </p>`),
    ).toBe('<p>a\n  b</p>')
  })
})
