import { describe, expect, it } from 'vitest'
import { readRate } from './read-rate'

const perDay = (doses: number) => doses.toFixed(4)

describe('a rate is read in every language of the app', () => {
  it.each([
    ['2x tgl.', 2],
    ['2x täglich', 2],
    ['2 × tägl.', 2],
    ['zweimal am Tag', 2],
    ['1 Tablette 2 mal täglich', 2],
    ['2x1 Tablette täglich', 2],
    ['1x wöchentlich', 1 / 7],
    ['2 x die Woche', 2 / 7],
    ['alle 12 Stunden', 2],
    ['alle 8 Std.', 3],
    ['2 veces al día', 2],
    ['dos veces/día', 2],
    ['c/12 h', 2],
    ['1 comp. cada 8 horas', 3],
    ['una vez a la semana', 1 / 7],
    ['2 x/j', 2],
    ['2/j', 2],
    ['1 cp 2 fois par jour', 2],
    ['deux fois/jour', 2],
    ['toutes les 12 heures', 2],
    ['1 fois tous les 2 jours', 1 / 2],
    ['2 volte al giorno', 2],
    ['2 x die', 2],
    ['ogni 12 ore', 2],
    ['2x/dia', 2],
    ['duas vezes ao dia', 2],
    ['de 12 em 12 horas', 2],
    ['12/12h', 2],
    ['2 dd 1 tablet', 2],
    ['2x daags', 2],
    ['tweemaal per dag', 2],
    ['om de 12 uur', 2],
    ['2 x dz.', 2],
    ['dwa razy na dobę', 2],
    ['3x1 tabl. dziennie', 3],
    ['co 12 godz.', 2],
    ['raz w tygodniu', 1 / 7],
    ['2 р/д', 2],
    ['2 раза в день', 2],
    ['дважды в сутки', 2],
    ['1 раз в 2 дня', 1 / 2],
    ['каждые 12 часов', 2],
    ['2 рази на добу', 2],
    ['двічі на день', 2],
    ['кожні 12 год.', 2],
    ['مرتين يوميا', 2],
    ['3 مرات في اليوم', 3],
    ['كل 12 ساعة', 2],
    ['दिन में 2 बार', 2],
    ['हर 12 घंटे', 2],
    ['每日2次', 2],
    ['一日三次', 3],
    ['每12小时一次', 2],
    ['1日2回 朝夕食後', 2],
    ['12時間ごと', 2],
    ['하루 2회', 2],
    ['하루에 두 번', 2],
    ['12시간마다', 2],
    ['günde 2 kez', 2],
    ['günde 2x1', 2],
    ['12 saatte bir', 2],
    ['2 ggr/dag', 2],
    ['två gånger dagligen', 2],
    ['var 12 timme', 2],
    ['jeden Tag 2x', 2],
    ['cada día 2 veces', 2],
    ['de 2 ori pe zi', 2],
    ['x2/zi', 2],
    ['la 12 ore', 2],
  ])('%s: %d a day', (text, doses) => {
    expect(readRate(text).rates).toEqual([perDay(doses)])
  })

  it.each(['3-4x tägl.', '3 a 4 veces al día', '3-4 раза в день'])('a range: %s', text => {
    expect(readRate(text).rates).toEqual(['day-n 3-4'])
  })
})

describe('text without a rate gives none', () => {
  it.each([
    ...['2 Tabletten', '3 Tage lang', '3 mal, 5 Tage lang', '500 mg', '10 ml', 'bei Schmerzen'],
    ...['30日分', '10 E', '1 cp', '5 gotas', 'Insulin 10 u', '120/80', 'alle Tabletten'],
  ])('%s', text => {
    expect(readRate(text).rates).toEqual([])
  })
})

it('a time of day, a bare "daily" and a dose on demand are no rates', () => {
  const times = { rates: [], isAsNeeded: false, isDaily: false, isWhole: false }
  expect(readRate('morgens und abends')).toEqual({ ...times, timesOfDay: ['morning', 'evening'] })
  expect(readRate('1 Tablette täglich')).toMatchObject({ rates: [], isDaily: true })
  expect(readRate('7 días')).toMatchObject({ isDaily: false })
  expect(readRate('bei Bedarf')).toMatchObject({ isAsNeeded: true, isDaily: false })
})
