import { describe, expect, it, test } from 'vitest'
import { LOCALES, type Locale } from '../../card/labels'
import { rowsOf } from '../term'
import { TABLES } from '../translated'
import { dosingReaderOf } from './read-dosing'

const read = dosingReaderOf(Object.values(TABLES))
const readDosing = (entry: string, locale: Locale) => read(entry, TABLES[locale]).text

test.each([
  ['twice daily', 'de', 'zweimal täglich'],
  ['2 times a day', 'ja', '1日2回'],
  ['BID', 'en', 'twice daily'],
  ['b.i.d.', 'fr', 'deux fois par jour'],
  ['tid', 'es', 'tres veces al día'],
  ['QID', 'it', 'quattro volte al giorno'],
  ['qd', 'pt', 'uma vez por dia'],
  ['prn', 'zh', '需要时'],
  ['qhs', 'ar', 'قبل النوم'],
  ['q8h', 'uk', 'кожні 8 годин'],
  ['q4h prn', 'nl', 'elke 4 uur, zo nodig'],
  ['1-0-1', 'en', 'morning 1, noon 0, evening 1'],
  ['1–0–1–½', 'en', 'morning 1, noon 0, evening 1, bedtime 1/2'],
  ['in the morning', 'hi', 'सुबह'],
  ['as needed', 'pl', 'w razie potrzeby'],
  ['once a week', 'uk', 'раз на тиждень'],
  ['Every 4-6 hours as needed', 'de', 'alle 4-6 Stunden, bei Bedarf'],
  ['every 2-4 hours', 'uk', 'кожні 2-4 години'],
  ['1-2 tablets', 'ar', '1-2 قرص'],
  ['三天', 'en', undefined],
  ['1回1錠、1日3回 毎食後', 'en', '1 tablet, three times daily, after meals'],
  ['一次1片，一日3次', 'en', '1 tablet, three times daily'],
  ['1회 2정, 1일 3회', 'en', '2 tablets, three times daily'],
  ['1枚', 'en', undefined],
  ['1粒', 'en', undefined],
  ['1支', 'en', undefined],
  ['朝夕食後', 'en', 'after breakfast and dinner'],
  ['아침, 저녁 식후', 'en', 'after breakfast and dinner'],
  ['早、晚餐后', 'en', 'after breakfast and dinner'],
  ['朝昼夕食後', 'en', 'after meals'],
  ['朝昼食後', 'en', undefined],
  ['아침 점심 식후', 'en', undefined],
  ['1日3回 食後', 'en', 'three times daily, after meals'],
  ['matin et soir', 'en', 'in the morning, in the evening'],
  ['cada ocho horas', 'en', 'every 8 hours'],
  ['co 2 godziny', 'en', 'every 2 hours'],
  ['2 comprimidos', 'pl', '2 tabletki'],
  ['5 tablets', 'pl', '5 tabletek'],
  ['1 tablet', 'ar', 'قرص واحد'],
  ['2 tablets', 'ar', 'قرصان'],
  ['3 tablets', 'ar', '3 أقراص'],
  ['11 drops', 'uk', '11 крапель'],
  ['½ Tablette', 'en', 'half a tablet'],
  ['0,5 comprimé', 'en', 'half a tablet'],
  ['0.5 tablet', 'ja', '半錠'],
  ['500 мг', 'en', '500 mg'],
  ['5毫克', 'en', '5 mg'],
  ['2 puffs twice daily', 'es', '2 inhalaciones, dos veces al día'],
  ['10 Einheiten', 'en', '10 units'],
  ['1 tablet', 'ru', '1 таблетка'],
  ['3 tablets', 'ru', '3 таблетки'],
  ['5 tablets', 'ru', '5 таблеток'],
  ['21 tablets', 'ru', '21 таблетка'],
  ['every 6 hours', 'ru', 'каждые 6 часов'],
  ['1 tablet', 'ro', '1 comprimat'],
  ['19 drops', 'ro', '19 picături'],
  ['20 drops', 'ro', '20 de picături'],
  ['101 drops', 'ro', '101 picături'],
  ['2 tablets', 'tr', '2 tablet'],
  ['2 tablets', 'ko', '2정'],
  ['2 capsules', 'sv', '2 kapslar'],
  ['1x1', 'en', 'once daily'],
  ['günde 2x1', 'en', 'twice daily'],
  ['2x1 tok karnına', 'sv', 'två gånger dagligen, efter maten'],
  ['2x1', 'en', undefined],
  ['1x2', 'en', undefined],
  ['morgon 1x2', 'en', 'in the morning, twice daily'],
  ['4 ila 6 saatte bir', 'en', 'every 4-6 hours'],
  ['아침과 저녁', 'en', 'in the morning, in the evening'],
  ['하루두번식후', 'en', 'twice daily, after meals'],
  ['500mg 하루 두 번', 'en', '500 mg, twice daily'],
  ['4에서 6시간마다', 'en', 'every 4-6 hours'],
  ['dimineața și seara', 'en', 'in the morning, in the evening'],
  ['por la noche si dolor', 'en', 'at night, for pain'],
  ['250밀리그램', 'en', '250 mg'],
  ['1000 МЕ', 'en', '1000 IU'],
  ['b.B.', 'en', 'as needed'],
  ['z.n.', 'en', undefined],
  ['z.N.', 'en', undefined],
  ['1 Tablette z.N.', 'en', '1 tablet, at bedtime'],
  ['2 dd zn', 'en', 'twice daily, as needed'],
  ['2dd1', 'en', 'twice daily'],
  ['S.O.S.', 'en', 'as needed'],
  ['alle 8h', 'en', 'every 8 hours'],
  ['toutes les 6h', 'en', 'every 6 hours'],
  ['every hour', 'fr', 'toutes les heures'],
  ['co 8 h', 'en', 'every 8 hours'],
  ['3 x/jour', 'en', 'three times daily'],
  ['1 matin, 1 soir', 'en', 'morning 1, evening 1'],
  ['10 E morgens', 'en', '10 units, in the morning'],
  ['10 morgens und 8 abends', 'en', 'morning 10, evening 8'],
  ['1 tablet morning 1 evening', 'de', undefined],
  ['1 cp matin 1 soir', 'en', undefined],
  ['au dîner', 'en', undefined],
  ['after dinner', 'fr', 'après le repas du soir'],
  ['varannan vecka', 'en', 'every 2 weeks'],
  ['var tredje dag', 'en', 'every 3 days'],
  ['every 2 weeks', 'sv', 'med 2 veckors mellanrum'],
  ['2 wziewy', 'en', '2 puffs'],
  ['1 volta/die', 'en', 'once daily'],
  ['2 volte/die', 'en', 'twice daily'],
  ['12/12 horas', 'en', 'every 12 hours'],
] as const)('%s in %s: %s', (entry, locale, text) => {
  expect(readDosing(entry, locale)).toBe(text)
})

test.each(['10 mg', '75 µg', '24/26 mg', '100 mcg/dose', '2.5 ml', '1000 IU'])(
  '%s can be read by all',
  entry => {
    expect(LOCALES.filter(locale => readDosing(entry, locale) !== null)).toEqual([])
  },
)

test.each([
  ['500 мг', ['uk', 'ru']],
  ['5毫克', ['zh']],
  ['250밀리그램', ['ko']],
] as const)('%s is its own readers’ unit', (entry, own) => {
  expect(LOCALES.filter(locale => readDosing(entry, locale) === null)).toEqual(own)
})

test.each([
  'not twice daily',
  'twice daily, three times daily',
  'twice daily unless dizzy',
  'od',
  '1-0',
  '10',
  'as directed',
  'weekly injection',
  '',
])('%j stays', entry => {
  expect(LOCALES.filter(locale => readDosing(entry, locale) !== undefined)).toEqual([])
})

/** Phrases with their number, if they have one, said as their language says them. */
const saidIn = (locale: Locale) =>
  rowsOf(TABLES[locale].dosing.phrases)
    .filter(({ id }) => !id.startsWith('at-'))
    .flatMap(({ names: [said, ...written] }) => [
      ...said.split('; ').map(form => form.replace(/^\w+=/, '')),
      ...written.map(form => form.replace(/^\w+=/, '')),
    ])
    .map(text => text.replace(/#/g, '6'))
/** Only beside other words of the language, `~`: by themselves they would be two things in two countries. */
const leansOnOthers = (text: string) => text.startsWith('~')

describe.each(LOCALES)('what %s says', locale => {
  it('is read in its own language, and in none as two things', () => {
    const texts = saidIn(locale).filter(text => !leansOnOthers(text))
    expect(texts.filter(text => readDosing(text, locale) !== null)).toEqual([])
    const rows = rowsOf(TABLES[locale].dosing.phrases)
    const morning = rows.find(({ id }) => id === 'morning')?.names[0]
    const others = saidIn(locale)
      .filter(leansOnOthers)
      .map(text => text.slice(1))
    expect(others.filter(text => readDosing(text, 'en') !== undefined)).toEqual([])
    expect(others.filter(text => readDosing(`${morning} ${text}`, locale) !== null)).toEqual([])
  })

  it('has each meaning once', () => {
    const ids = rowsOf(TABLES[locale].dosing.phrases).map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
})
