import { expect, it } from 'vitest'
import { firstOf, instructionSentencesOf, sentencesOf, textEntriesOf } from './cut-text'

it.each([
  [
    'Deaf on the left. Call Dr. Abel first! Lives alone.',
    ['Deaf on the left.', ' Call Dr. Abel first!', ' Lives alone.'],
  ],
  ['Takes 2.5 mg. Nothing else.', ['Takes 2.5 mg. Nothing else.']],
  ['听力不好。请打电话给孙女。', ['听力不好。', '请打电话给孙女。']],
  ['कम सुनाई देता है। फोन करें।', ['कम सुनाई देता है।', ' फोन करें।']],
  ['هل تسمع؟ لا أسمع جيدا.', ['هل تسمع؟', ' لا أسمع جيدا.']],
  ['one\ntwo', ['one\n', 'two']],
  ['', ['']],
])('%j is split only between sentences', (text, parts) => {
  expect(sentencesOf(text)).toEqual(parts)
  expect(parts.join('')).toBe(text)
})

it('a list is split between its entries, and its beginning has no trailing separator', () => {
  const parts = textEntriesOf('Pacemaker (2019), left hip; stent')
  expect(parts).toEqual(['Pacemaker (2019),', ' left hip;', ' stent'])
  expect(firstOf(parts, 2)).toBe('Pacemaker (2019), left hip')
  expect(firstOf(parts, 3)).toBe('Pacemaker (2019), left hip; stent')
  expect(firstOf(parts, 0)).toBe('')
})

it.each([
  ['Inject it. Then call.', ['Inject it. Then call.']],
  ['Inject this first. Then call the clinic.', ['Inject this first.', ' Then call the clinic.']],
  ['Give hydrocortisone. 100 mg into the thigh.', ['Give hydrocortisone. 100 mg into the thigh.']],
  ['Hydrocortisone\n100 mg', ['Hydrocortisone\n100 mg']],
  ['Hydrocortisone\nDose on the box', ['Hydrocortisone\nDose on the box']],
  ['Midazolam! 10 mg. Call 999.', ['Midazolam! 10 mg. Call 999.']],
  ['先注射。然后打电话。', ['先注射。', '然后打电话。']],
  ['先注射。100毫克。', ['先注射。100毫克。']],
])('%j as an instruction is never cut between a medicine and its dose', (text, parts) => {
  expect(instructionSentencesOf(text)).toEqual(parts)
})
