import { describe, expect, test } from 'vitest'
import { html } from './html'
import { dialable } from './value'

describe('what a phone dials', () => {
  test.each([
    ['+34 600 111 222', '+34600111222'],
    ['(0)20 7946-0958', '02079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['954 12 34 56 ext. 7', '954123456'],
    ['+٩٦٢ ٧٩ ١٢٣ ٤٥٦٧', '+962791234567'],
    ['०११ २३४', '011234'],
    ['০১১ ২৩৪', '011234'],
    ['０１１', '011'],
    ['*100#', '*100%23'],
    ['ask at the desk', ''],
    ['javascript:alert(1)', ''],
    ['12;phone-context=evil', '12'],
  ])('of %j is %j', (written, dialled) => {
    expect(dialable(written)).toBe(dialled)
  })
})

describe('a template', () => {
  test('escapes what is put into it, in text and in attributes', () => {
    expect(String(html`<a title="${`"'<>&`}">${'<b>'}</a>`)).toBe(
      '<a title="&quot;&#39;&lt;&gt;&amp;">&lt;b&gt;</a>',
    )
  })

  test('takes templates, lists and nothing at all', () => {
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
