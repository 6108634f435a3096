import { expect, it } from 'vitest'
import { safeName } from './safe-name'

it.each([
  ['Zoë', 'Zoë'],
  ["Seán O'Neill-Ní", "Seán O'Neill-Ní"],
  ['नमिता', 'नमिता'],
  ['Ada\r\nBcc: eve@example.net', 'Ada Bcc eve example net'],
  ['Ada\u0085\u2028Bcc', 'Ada Bcc'],
  ['=?utf-8?q?Eve?= <eve@example.net>', 'utf-8 q Eve eve example net'],
  ['Win at https://evil.example/now!', 'Win at https evil example now'],
  ['Ada\u202Egnp.exe', 'Ada gnp exe'],
  ['a'.repeat(100), 'a'.repeat(40)],
  ['', ''],
  [undefined, ''],
])('of %j a message holds %j', (typed, kept) => expect(safeName(typed)).toBe(kept))
