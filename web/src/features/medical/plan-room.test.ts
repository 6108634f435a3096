import { medicalRecordOf } from 'sync-protocol/sync'
import { expect, it } from 'vitest'
import { planRoom } from './plan-room'

const record = {
  ...medicalRecordOf([], 0),
  profile: { id: 'p', fullName: 'Ana Sol', dateOfBirth: '1990-02-03' },
  allergies: [{ id: 'a', allergen: 'Penicillin', severity: 'Severe' }],
}

function roomFor(text: string, more = {}) {
  const parts = planRoom({
    record: { ...record, plans: [{ id: '1', kind: 'do', text, ...more }] },
    ...{ at: 0, origin: 'https://lifetag.example', today: '2026-11-27' },
  })
  for (;;) {
    const { done, value } = parts.next()
    if (done) return value
  }
}

const SENTENCES = [
  'Xylographic zebras quickly vex jumping wizards beyond Kyrgyz fjords',
  'Phlox bouquets of Wyndham juxtapose quartz mixing crypts',
  'Five dwarfs bequeath oblong jackdaws to Yuggoth',
  'Sphinx of Bordj watch hymnals squeak beneath Velbert',
  'Mr Jock Pfungstadt drives glum boxer ziggurats eastwards',
]

it('counts where it is and its author as parts that may be online', () => {
  const [first = '', second = '', whereIs, ...rest] = SENTENCES
  expect(roomFor(`${first} ${second}`, { whereIs, from: rest.join() })).toBe('firstSentence')
})
