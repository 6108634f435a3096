import { describe, expect, it } from 'vitest'
import type { Locale } from '../../languages'
import { treatmentMarks } from '.'

/** `+` is the medicine of today, `-` the former one. */
const REPLACED: Readonly<Record<Locale, string>> = {
  en: '+ (previously -)|+ instead of -|+, formerly -|+ formerly -|+ (was on -)|+, used to take -|+, switched from -|switched from - to +|+ (changed from -)|+ replaces -|+ rather than -|+ in place of -|+ (before: -)|+, previous -|+ (ex -)|+, no longer -|+ (old: -)|- replaced by +|- switched to +|previously -, now +|instead of -: +|+ instead of 100 mg -',
  de: '+ (früher -)|+ früher -|+ statt -|+ anstelle von -|+ anstatt -|+ (vorher -)|+, ehemals -|+, zuvor -|+ (bisher -)|+, umgestellt von -|+ ersetzt -|+ als Ersatz für -|statt - jetzt +|+ an Stelle von -|+ nicht mehr -|früher -, jetzt +|- umgestellt auf +|- ersetzt durch +',
  es: '+ (antes -)|+ en lugar de -|+ en vez de -|+, anteriormente -|+ (previamente -)|+, cambiado de -|+ sustituye a -|+ reemplaza -|antes -, ahora +|+ (tomaba -)|- sustituido por +',
  fr: '+ (auparavant -)|+ au lieu de -|+ à la place de -|+, anciennement -|+ anciennement -|+ (avant -)|+, précédemment -|+ remplace -|+ en remplacement de -|+ plutôt que -|+ au lieu d’-|- remplacé par +',
  it: '+ (prima -)|+ invece di -|+ al posto di -|+, in precedenza -|+, precedentemente -|+ anziché -|+ sostituisce -|+ in sostituzione di -|- sostituito da +',
  pt: '+ (antes -)|+ em vez de -|+ em lugar de -|+, anteriormente -|+ ao invés de -|+ no lugar de -|+ substitui -|+ (previamente -)|- trocado por +',
  nl: '+ (voorheen -)|+ in plaats van -|+, eerder -|+ i.p.v. -|+ ipv -|+, vroeger -|+ vroeger -|+ vervangt -|+ ter vervanging van -|+, overgestapt van -|- vervangen door +',
  pl: '+ (wcześniej -)|+ zamiast -|+, poprzednio -|+ (dawniej -)|+ w miejsce -|+ zastąpił -|+, uprzednio -|- zmieniono na +',
  uk: '+ (раніше -)|+ раніше -|+ замість -|+, до цього -|+, попередньо -|+ на заміну -|+, колишній -|- замінено на +',
  ru: '+ (раньше -)|+ раньше -|+ вместо -|+, ранее -|+ (до этого -)|+ взамен -|+, прежде -|+ на замену -|- заменен на +',
  ar: '+ (سابقا -)|+ بدلا من -|+ بدل -|+ عوضا عن -|+، كان -|+ (قبل ذلك -)|+ مكان -',
  zh: '+（以前-）|+代替-|+，之前-|+（原-）|+取代-|+替代-|+（曾用-）|-改为+|-换成+',
  ja: '+（以前は-）|-の代わりに+|+（前は-）|+（旧-）|+（以前-）|-に代えて+|+、かつては-|+（-から変更）',
  hi: '+ (पहले -)|- की जगह +|+, - के बजाय|- के बदले +|+, पूर्व में -|- के स्थान पर +',
  tr: '+ (önceden -)|- yerine +|+, daha önce -|+ (eskiden -)|+, önce -|+ (önceki -)',
  ko: '+ (이전 -)|- 대신 +|+ (예전에는 -)|+, 전에는 -|+ (과거 -)',
  sv: '+ (tidigare -)|+ istället för -|+ i stället för -|+, förut -|+ förut -|+ ersätter -|+, förr -|+, bytt från -|- bytt till +',
  ro: '+ (înainte -)|+ în loc de -|+, anterior -|+ în locul -|+ (fost -)|+ înlocuiește -|+, mai demult -|- înlocuit cu +',
}

/** A dose, a time or another medicine than the named one was in the past. */
const STILL_TAKEN: Readonly<Record<Locale, string>> = {
  en: '+ 3 mg (previously 5 mg)|+ (previously Zyxo)|+ instead of Zyxo|+ instead of diet|+ before meals|+ (before: 5 mg)|Zyxo previously, now +|+, formerly Zyxo 5 mg|+, changed to 5 mg|+ changed to 5 mg twice a day|+ switched to Zyxo|Aspirin 100 mg switched to +',
  de: '+ 3 mg (früher 5 mg)|+ (früher Zyxo)|+ statt Zyxo|+ 30 Minuten vorher|+ zuvor aufwärmen|+ (bisher 5 mg)|früher Zyxo, jetzt +',
  es: '+ 3 mg (anteriormente 5 mg)|+ (antes Zyxo)|+ antes de comer|+ en lugar de Zyxo|antes Zyxo, ahora +',
  fr: '+ 3 mg (anciennement 5 mg)|+ (anciennement Zyxo)|+ avant le repas|+ au lieu de Zyxo|Zyxo, à la place +',
  it: '+ 3 mg (in precedenza 5 mg)|+ prima dei pasti|+ invece di Zyxo|Zyxo no, invece +',
  pt: '+ 3 mg (antigamente 5 mg)|+ antes das refeições|+ em vez de Zyxo',
  nl: '+ 3 mg (vroeger 5 mg)|+ (vroeger Zyxo)|+ in plaats van Zyxo',
  pl: '+ 3 mg (dawniej 5 mg)|+ (dawniej Zyxo)|+ 30 minut wcześniej|+ zamiast Zyxo',
  uk: '+ 3 мг (раніше 5 мг)|+ (раніше Зіксо)|+ замість Зіксо|+ до їди',
  ru: '+ 3 мг (раньше 5 мг)|+ (раньше Зиксо)|+ вместо Зиксо|+ до еды',
  ar: '+ 3 (سابقا 5)|+ قبل الأكل|+ قبل النوم',
  zh: '+改为5毫克|+ 3毫克（以前5毫克）|饭前+|早餐之前+|+ 饭前服用',
  ja: '+ 5mgから変更|+ 3mg（以前は5mg）|食前+|+ 就寝前',
  hi: '+ भोजन से पहले|भोजन से पहले +',
  tr: '+ önceden doldurulmuş kalem|+ 3 mg (eskiden 5 mg)|+ yemekten önce|+ (eskiden Zyxo)',
  ko: '+ 3 mg (예전 5 mg)|+ 식사 이전',
  sv: '+ 3 mg (tidigare 5 mg)|+ (tidigare Zyxo)|+ istället för Zyxo',
  ro: '+ 3 mg (anterior 5 mg)|+ înainte de masă|+ (fost Zyxo)',
}

const PAIRS: readonly (readonly [string, string, string])[] = [
  ['Eliquis', 'Aspirin', 'anticoagulant'],
  ['Levodopa', 'Methotrexate', 'levodopa'],
  ['インスリン', 'ワーファリン', 'insulin'],
]
const marksOf = (text: string) => treatmentMarks(text).join()

describe.each(Object.keys(REPLACED) as Locale[])('in %s', locale => {
  it('the former medicine has no mark, and that of today keeps its own', () => {
    const differing = PAIRS.flatMap(([now, former, mark]) =>
      REPLACED[locale]
        .split('|')
        .map(text => text.replace('+', now).replace('-', former))
        .filter(text => marksOf(text) !== mark),
    )
    expect(differing.map(text => `${text}: ${marksOf(text)}`)).toEqual([])
  })

  it('an earlier dose, a time or a former medicine without a mark takes no mark away', () => {
    const differing = STILL_TAKEN[locale]
      .split('|')
      .map(text => text.replace('+', 'Eliquis'))
      .filter(text => marksOf(text) !== 'anticoagulant')
    expect(differing.map(text => `${text}: ${marksOf(text)}`)).toEqual([])
  })
})

it('“replacement” is no brand of a steroid', () => {
  expect(marksOf('вітамін на заміну')).toBe('')
  expect(marksOf('Витамин на замену')).toBe('')
})
