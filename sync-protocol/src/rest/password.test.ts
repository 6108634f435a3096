import { expect, it } from 'vitest'
import { findPasswordFault } from './password'

const EMAIL = 'grace.hopper@example.org'

it.each([
  'gravel teapot lantern',
  'Tr0ub4dor&3-horse',
  'k3yb0ard-zu-Hause',
  'ich mag grünen Tee',
  'пароль для бабушки',
  '緊急時に使う長い合言葉です',
  'my password is long and odd',
  'welcome_to_1',
  'hopper hops over 7 fences',
  '🦄🦄🦄🌈🌈🌈⛄⛄⛄🍀🍀🍀',
])('accepts %j', password => {
  expect(findPasswordFault(password, EMAIL)).toBeUndefined()
})

it.each([
  ['short', 'Use at least 12 characters'],
  ['🦄🦄🦄🦄🌈🌈🌈🌈🍀🍀🍀', 'Use at least 12 characters'],
  ['x1 '.repeat(43), 'Use at most 128 characters'],
  ['aaaaaaaaaaaa', 'This password repeats itself and is easy to guess'],
  ['abababababab', 'This password repeats itself and is easy to guess'],
  ['ok1!ok1!ok1!', 'This password repeats itself and is easy to guess'],
  ['123456789012', 'This password follows the keyboard and is easy to guess'],
  ['qwertyuiop12', 'This password follows the keyboard and is easy to guess'],
  ['1qaz2wsx3edc', 'This password follows the keyboard and is easy to guess'],
  ['asdfghjkl0987', 'This password follows the keyboard and is easy to guess'],
  ['gfedcbaabcdefg', 'This password follows the keyboard and is easy to guess'],
  ['password1234', 'This password is well known and easy to guess'],
  ['Password123!', 'This password is well known and easy to guess'],
  ['P@ssw0rd1234', 'This password is well known and easy to guess'],
  ['passwordpassword', 'This password is well known and easy to guess'],
  ['iloveyou2024', 'This password is well known and easy to guess'],
  ['!!!letmein!!!', 'This password is well known and easy to guess'],
  ['Summer-2026-!', 'This password is well known and easy to guess'],
  ['lifetag-lifetag', 'This password is well known and easy to guess'],
  ['111122223333', 'This password is well known and easy to guess'],
  ['grace.hopper', 'Do not use your email address in the password'],
  ['Grace.Hopper99', 'Do not use your email address in the password'],
  [EMAIL, 'Do not use your email address in the password'],
])('refuses %j: %s', (password, fault) => {
  expect(findPasswordFault(password, EMAIL)).toBe(fault)
})
