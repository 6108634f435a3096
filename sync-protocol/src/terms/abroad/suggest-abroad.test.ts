import { describe, expect, it } from 'vitest'
import { suggest } from '../suggest'
import { suggestAbroad } from './suggest-abroad'

const textsFor = (list: Parameters<typeof suggestAbroad>[0], typed: string) =>
  suggestAbroad(list, typed).map(({ text }) => text)

describe('a word of another language', () => {
  it.each([
    ['allergens', 'arachide', 'Peanuts', 'Arachide'],
    ['allergens', '땅콩', undefined, undefined],
    ['allergens', 'фундук', 'Hazelnut', 'Фундук'],
    ['allergens', 'ピーナッツ', 'Peanuts', 'ピーナッツ'],
    ['conditions', 'vorhofflat', 'Atrial flutter', 'Vorhofflattern'],
    ['medicines', 'ібупроф', 'Ibuprofen', 'Ібупрофен'],
    ['frequencies', 'zweimal tä', 'Twice daily', 'zweimal täglich'],
    ['frequencies', '1日2回', 'Twice daily', '1日2回'],
    ['frequencies', 'раз на тиж', 'Once a week', 'раз на тиждень'],
    ['frequencies', 'al acos', 'At bedtime', 'al acostarse'],
    ['relationships', 'teściowa', 'Mother-in-law', 'Teściowa'],
  ] as const)('%s: %s finds %s', (list, typed, text, note) => {
    const found = suggestAbroad(list, typed).find(term => term.text === text)
    expect(found?.note).toBe(note)
  })

  it('comes after the suggestions of the list itself', () => {
    expect(textsFor('allergens', 'lat')[0]).toBe('Latex')
  })

  it('offers each term once, and nothing more if nothing is typed', () => {
    const texts = textsFor('allergens', 'ma')
    expect(new Set(texts).size).toBe(texts.length)
    expect(suggestAbroad('severities', '').every(({ note }) => note === undefined)).toBe(true)
  })
})

it.each(['penic', 'a', '', 'zzz'])(
  'the suggestions of the list itself for %j come first',
  typed => {
    const own = suggest('allergens', typed)
    expect(suggestAbroad('allergens', typed).slice(0, own.length)).toEqual(own)
  },
)
