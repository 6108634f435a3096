import { describe, expect, it, test } from 'vitest'
import { LOCALES, type Locale } from '../../languages'
import { TABLES } from '../../languages/lists/terms.data'
import { termRowsOf } from '../../languages/terms'
import { EVERY_LANGUAGE } from '../every-language'
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
  ['1.5 tablets', 'uk', '1.5 таблетки'],
  ['2,5 comprimidos', 'ru', '2,5 таблетки'],
  ['1½ tablets', 'pl', '1.5 tabletki'],
  ['1.5 tablets', 'ro', '1.5 comprimate'],
  ['every 1.5 hours', 'uk', 'кожні 1.5 години'],
  ['1-1.5 tablets', 'ru', '1-1.5 таблетки'],
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
  ['por la noche si dolor', 'en', 'in the evening, for pain'],
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
  ['morgens 1, mittags 0, abends 0 (1-0-0)', 'en', 'morning 1, noon 0, evening 0'],
  ['morgens 1, mittags 0, abends 0 (1-0-0)', 'de', null],
  ['1-0-0 (morgens 1, mittags 0, abends 0)', 'en', 'morning 1, noon 0, evening 0'],
  ['twice daily (BID)', 'de', 'zweimal täglich'],
  ['twice daily (BID)', 'en', null],
  ['twice daily (2x täglich)', 'fr', 'deux fois par jour'],
  ['1 tablet (1 tablet)', 'de', '1 Tablette'],
  ['morgens 1, mittags 0, abends 0 (1-0-1)', 'en', undefined],
  ['1 tablet (twice daily)', 'de', '1 Tablette, zweimal täglich'],
] as const)('%s in %s: %s', (entry, locale, text) => {
  expect(readDosing(entry, locale)).toBe(text)
})

test.each(['10 mg', '75 µg', '24/26 mg', '100 mcg/dose', '2.5 ml', '1000 IU'])(
  '%s is readable in every language',
  entry => {
    expect(LOCALES.filter(locale => readDosing(entry, locale) !== null)).toEqual([])
  },
)

/** A wrong unit can be a thousandfold dose. */
test.each([
  ['mg', 'мг ملغ ملجم مجم مغ 毫克 मिग्रा मिलीग्राम 밀리그램'],
  ['mcg', 'мкг 微克 마이크로그램 μg µg ug'],
  ['g', 'г 克'],
  ['ml', 'мл مل 毫升 밀리리터'],
  ['IU', 'мо ме iu ui ie'],
  ['mEq', 'meq'],
])('%s is the unit of a dose in %s', (unit, written) => {
  const said = written.split(' ').map(each => readDosing(`BID 5 ${each}`, 'en'))
  expect([...new Set(said)]).toEqual([`twice daily, 5 ${unit}`])
})

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
])('%j stays as written', entry => {
  expect(LOCALES.filter(locale => readDosing(entry, locale) !== undefined)).toEqual([])
})

/** A misread number is a wrong dose, so numbers that are not certain are not translated. */
describe('a number', () => {
  test.each([
    ['without its zero', '.5 mg daily'],
    ['without its zero', ',5 mg täglich'],
    ['without its zero', '.5 tablet'],
    ['without its zero', 'morning .5'],
    ['without its zero', 'daily,5 mg'],
    ['with its thousands set apart', '1.000 IE täglich'],
    ['with its thousands set apart', '1,000 IU daily'],
    ['with its thousands set apart', '12.500 IE täglich'],
    ['with its thousands set apart', 'morning 10 000 units'],
    ['with its thousands set apart', "morning 1'000 IU"],
    ['to a power', '10⁶ IU daily'],
    ['in a circle', '② tablets'],
    ['with a raised point', 'morning 1·5 mg'],
    ['of which only halves are half a word', 'dix-huit unités'],
    ['of which only halves are half a word', 'dix-sept gouttes'],
    ['that falls', '10-5 drops'],
    ['that falls', 'ten to five drops'],
    ['that is none', 'every 0 hours'],
    ['that is none', 'q0h'],
    ['that is none', '0 tablets'],
    ['of a date', '05-01-24'],
    ['in another', '100 mg/5 ml twice daily'],
    ['in another', '5 mg / 1 tablet daily'],
    ['struck out', '1\u03360\u0336 mg daily'],
    ['turned round', '\u202e01 mg daily'],
  ])('%s stays as written: %s', (_, entry) => {
    const isSaid = (locale: Locale) =>
      EVERY_LANGUAGE.read(entry, 'dose', locale).state === 'translated'
    expect(LOCALES.filter(isSaid)).toEqual([])
  })

  test.each([
    ['1½ tablets', 'de', '1.5 Tabletten'],
    ['2 ½ mg daily', 'de', '2.5 mg, täglich'],
    ['1¼ Tabletten', 'en', '1.25 tablets'],
    ['½ Tablette', 'en', 'half a tablet'],
    ['1½-0-1', 'en', 'morning 1.5, noon 0, evening 1'],
    ['0.125 mg daily', 'de', '0.125 mg, täglich'],
    ['0,125 mg täglich', 'en', '0,125 mg, daily'],
    ['1000 units at night', 'de', '1000 Einheiten, nachts'],
    ['٥٠٠ ملغ مرتين يوميا', 'en', '500 mg, twice daily'],
    ['٢٫٥ ملغ يوميا', 'en', '2.5 mg, daily'],
    ['३ गोली', 'en', '3 tablets'],
    ['10 mg/2x daily', 'de', '10 mg, zweimal täglich'],
  ] as const)('%s in %s: %s', (entry, locale, text) => {
    expect(EVERY_LANGUAGE.read(entry, 'dose', locale)).toMatchObject({ text })
  })
})

/** Methotrexate is taken once a week and kills if it is taken daily. */
test.each([
  'daily, once a week',
  'once a week every morning',
  'täglich wöchentlich',
  'monthly daily',
])('%s stays as written because its rates contradict each other', entry => {
  expect(LOCALES.filter(locale => readDosing(entry, locale) !== undefined)).toEqual([])
})

const saidIn = (locale: Locale) =>
  termRowsOf(TABLES[locale].dosing.phrases)
    .filter(({ id }) => !id.startsWith('at-'))
    .flatMap(({ names: [said, ...written] }) => [
      ...said.split('; ').map(form => form.replace(/^\w+=/, '')),
      ...written.map(form => form.replace(/^\w+=/, '')),
    ])
    .map(text => text.replace(/#/g, '6'))
/** `~` marks phrases that need other words of the language: alone they differ by country. */
const leansOnOthers = (text: string) => text.startsWith('~')

describe.each(LOCALES)('a phrase in %s', locale => {
  it('is read in its own language and nowhere with a second meaning', () => {
    const texts = saidIn(locale).filter(text => !leansOnOthers(text))
    expect(texts.filter(text => readDosing(text, locale) !== null)).toEqual([])
    const rows = termRowsOf(TABLES[locale].dosing.phrases)
    const morning = rows.find(({ id }) => id === 'morning')?.names[0]
    const others = saidIn(locale)
      .filter(leansOnOthers)
      .map(text => text.slice(1))
    expect(others.filter(text => readDosing(text, 'en') !== undefined)).toEqual([])
    expect(others.filter(text => readDosing(`${morning} ${text}`, locale) !== null)).toEqual([])
  })

  it('has an id of its own', () => {
    const ids = termRowsOf(TABLES[locale].dosing.phrases).map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
})

/** These words mean a dose in the evening, although dictionaries translate them as night. */
test.each([
  ...['晚上', '晚', 'por la noche', 'noche', 'à noite', 'noite', 'de noite', '夜', '晩'],
  ...['रात को', 'abends', "'s avonds", 'wieczorem', 'ввечері', 'вечером', 'مساء', 'akşam'],
  ...['저녁', 'på kvällen', 'seara', 'le soir', 'la sera'],
])('%s is in the evening', entry => {
  expect(readDosing(entry, 'en')).toBe('in the evening')
})

test.each([
  ...['cada noche', 'todas las noches', 'todas as noites', '每晚', '毎晩', 'रोज़ रात को'],
  ...['jeden Abend', 'tous les soirs', 'ogni sera'],
])('%s is every evening', entry => {
  expect(readDosing(entry, 'en')).toBe('every evening')
})

test.each([
  'nachts',
  'la nuit',
  'di notte',
  "'s nachts",
  'w nocy',
  'вночі',
  'ночью',
  '夜间',
  '夜中',
])('%s is at night', entry => {
  expect(readDosing(entry, 'en')).toBe('at night')
})

describe('a scheme of the day', () => {
  test.each(['de', 'pl', 'es', 'ro'] as const)('needs no words in %s', locale => {
    expect(readDosing('1-0-0', locale)).toBeNull()
  })
  test('is put into words for other readers', () => {
    expect(readDosing('1-0-0', 'en')).toBe('morning 1, noon 0, evening 0')
  })
})
