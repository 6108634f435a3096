import { expect, it } from 'vitest'
import { safeName } from './safe-name'

it.each([
  ['Zoë', 'Zoë'],
  ["Seán O'Neill-Ní", "Seán O'Neill-Ní"],
  ['नमिता', 'नमिता'],
  ['Ada\r\nBcc: eve@example.net', 'Ada Bcc'],
  ['Ada\u0085\u2028Bcc', 'Ada Bcc'],
  ['=?utf-8?q?Eve?= <eve@example.net>', ''],
  ['Win at https://evil.example/now!', 'Win at'],
  ['Ada\u202Egnp.exe', 'Ada'],
  ['Ada evil．example', 'Ada'],
  ['Ada evil。example', 'Ada'],
  ['Ada ｅｖｉｌ＠example', 'Ada'],
  ['Ada www-evil', 'Ada'],
  ['Ada bit/ly', 'Ada'],
  ['Call 0900 123456', 'Call'],
  ['Call ０９００ ٠٩٠٠ Ⅸ ②', 'Call'],
  ['J. R. Ewing Jr.', 'J R Ewing Jr'],
  ['one two three four five six', 'one two three four five'],
  ['a'.repeat(100), 'a'.repeat(40)],
  ['', ''],
  [undefined, ''],
])('turns %j into %j', (typed, kept) => expect(safeName(typed)).toBe(kept))
