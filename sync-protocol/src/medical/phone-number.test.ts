import { describe, expect, it, test } from 'vitest'
import { outsideLines } from '../../dev/outside-cases'
import { dialable, phoneNumbersIn } from './phone-number'
import { contactSchema } from './record'

test.each(outsideLines('telephones.tsv'))(
  '%s, from an outside source, is dialled as %j',
  (written = '', dialled = '') => {
    const numbers = phoneNumbersIn(written).map(number => number.dialled)
    // An empty number in the file means two numbers with one link each.
    if (dialled === '') expect(numbers).toHaveLength(2)
    else expect(numbers).toEqual([dialled])
  },
)

describe('the dialled number', () => {
  test.each([
    ['+34 600 111 222', '+34600111222'],
    ['(0)20 7946-0958', '02079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+44(0) 20 7946 0958', '+442079460958'],
    ['0049 (0) 30 555010', '004930555010'],
    ['(0049)(0)30 555010', '004930555010'],
    ['+39 06 555010', '+3906555010'],
    ['030/555010', '030555010'],
    ['tel:+64-7-555-0100', '+6475550100'],
    ['954 12 34 56 ext. 7', '954123456'],
    ['+1 (555) 010-0010 ext. 1000', '+15550100010'],
    ['030 555010 / 11', '030555010'],
    ['+49 30/555010', '+4930555010'],
    ['+43 1/5550', '+4315550'],
    ['0041(0)79/5550100', '0041795550100'],
    ['+49 (030) 555010', '+4930555010'],
    ['+39 (0)6 555010', '+3906555010'],
    ['+39 (06) 555010', '+3906555010'],
    ['+683 4123 / 4124', '+6834123'],
    ['+٩٦٢ ٧٩ ١٢٣ ٤٥٦٧', '+962791234567'],
    ['०११ २३४', '011234'],
    ['০১১ ২৩৪', '011234'],
    ['０１１', '011'],
    ['＋８１（０）90-1234-5678', '+819012345678'],
    ['*100#', '*100%23'],
    ['112', '112'],
    ['Mobile 0171 5550100', '01715550100'],
    ['1-800-FLOWERS', '18003569377'],
    ['1 (800) CALL-NOW', '18002255669'],
    ['0800 REVERSE', '08007383773'],
    ['1-800-FLOWERS x12', '18003569377'],
    ['1-800-FLOWERS (24h)', '18003569377'],
    ['ask at the desk', ''],
    ['call me', ''],
    ['+', ''],
    ['+45', ''],
    ['+358', ''],
    ['+683 4123', '+6834123'],
    ['+1 234 567 890 123 45', '+123456789012345'],
    ['00 123 456 789 012 345', '00123456789012345'],
    ['+1 234 567 890 123 456', ''],
    ['12345678901234567890', ''],
    ['20 98 76 54 20 98 76 55', ''],
    ['Room 12', ''],
    ['none', ''],
    ['javascript:alert(1)', ''],
    ['12;phone-context=evil', '12'],
    ['', ''],
  ])('of %j is %j', (written, dialled) => {
    expect(dialable(written)).toBe(dialled)
  })

  test.each([
    [
      '0171 5550100 / 030 5550101',
      [
        ['0171 5550100', '01715550100'],
        ['030 5550101', '0305550101'],
      ],
    ],
    [
      '0171 5550100/030 5550101',
      [
        ['0171 5550100', '01715550100'],
        ['030 5550101', '0305550101'],
      ],
    ],
    [
      '0171/5550100 / 030/5550101',
      [
        ['0171/5550100', '01715550100'],
        ['030/5550101', '0305550101'],
      ],
    ],
    [
      '+49 30/555010, +49 171/5550100',
      [
        ['+49 30/555010', '+4930555010'],
        ['+49 171/5550100', '+491715550100'],
      ],
    ],
    [
      '0171 5550100\n030 5550101',
      [
        ['0171 5550100', '01715550100'],
        ['030 5550101', '0305550101'],
      ],
    ],
    [
      '0171 5550100 - 030 5550101',
      [
        ['0171 5550100', '01715550100'],
        ['030 5550101', '0305550101'],
      ],
    ],
    [
      '1-800-FLOWERS / +1 212 555 0100',
      [
        ['1-800-FLOWERS', '18003569377'],
        ['+1 212 555 0100', '+12125550100'],
      ],
    ],
    [
      'Mobile 0171 5550100, home 030 5550101',
      [
        ['Mobile 0171 5550100', '01715550100'],
        ['home 030 5550101', '0305550101'],
      ],
    ],
    [
      '0171 5550100 or 030 5550101',
      [
        ['0171 5550100', '01715550100'],
        ['or 030 5550101', '0305550101'],
      ],
    ],
  ])('of %j is two numbers that keep all the words', (written, numbers) => {
    expect(phoneNumbersIn(written).map(({ words, dialled }) => [words, dialled])).toEqual(numbers)
  })
})

it('refuses a text without a number at its field', () => {
  const refused = (phoneNumber: string) =>
    contactSchema
      .safeParse({ name: 'Max', relationship: 'Friend', phoneNumber })
      .error?.issues.map(({ path, message }) => [path[0], message])
  expect(refused('call me')).toEqual([['phoneNumber', 'Enter a number that a phone can dial']])
  expect(refused('+34 600 111 222')).toBeUndefined()
})
