import { expect, test } from 'vitest'
import { fullNameOf, splitName } from './person-name'

test.each([
  ['Zoë', 'Östergård', '', 'Zoë Östergård'],
  ['太郎', '山田', '', '山田太郎'],
  ['はなこ', '佐々木', 'ja', '佐々木はなこ'],
  ['志强', '王', 'zh-Hans', '王志强'],
  ['민수', '김', '', '김민수'],
  ['ローラ', 'ガルシア', 'ja', 'ガルシア ローラ'],
  ['János', 'Nagy', 'hu', 'Nagy János'],
  ['János', 'Nagy', 'de', 'János Nagy'],
  ['Taro', 'Yamada', 'ja', 'Taro Yamada'],
  ['太郎', '', '', '太郎'],
  [' ', '山田', '', '山田'],
  [null, undefined, '', ''],
])('%s and %s of a speaker of “%s” are written %s', (firstName, lastName, spoken, said) => {
  expect(fullNameOf({ firstName, lastName }, spoken)).toBe(said)
})

test.each([
  ['Amélie Thuỳ-Linh Østergård', 'fr', 'Amélie Thuỳ-Linh', 'Østergård'],
  ['Amélie', '', 'Amélie', ''],
  ['  Zoë   Đặng ', '', 'Zoë', 'Đặng'],
  ['山田 太郎', '', '太郎', '山田'],
  ['김 민수', 'ko', '민수', '김'],
  ['Nagyné Kovács Anna', 'hu', 'Anna', 'Nagyné Kovács'],
  ['Nguyễn Văn An', 'vi', 'An', 'Nguyễn Văn'],
  ['', '', '', ''],
])('%s of a speaker of “%s” has the first name “%s”', (name, spoken, firstName, lastName) => {
  expect(splitName(name, spoken)).toEqual({ firstName, lastName })
})

test.each([
  ['山田太郎', ''],
  ['王志强', 'zh'],
  ['김민수', ''],
  ['ヤマダ タロウ', ''],
  ['Yamada Taro', 'ja'],
])('%s has no first name, because the family name could be shown instead', (name, spoken) => {
  expect(splitName(name, spoken)).toEqual({ firstName: '', lastName: name })
})
