import { expect, it } from 'vitest'
import { medicinesIn } from '../../../dev/medicines-as-written'
import { LOCALES, type Locale } from '../../languages'
import type { TreatmentMark } from '../../medical'
import { treatmentMarks } from '.'

/** A long international name and a product of each class. */
const NAMES: Readonly<Record<TreatmentMark, readonly string[]>> = {
  anticoagulant: ['Enoxaparin', 'Clexane'],
  insulin: ['Insulatard', 'NovoRapid'],
  clottingFactor: ['Emicizumab', 'NovoSeven'],
  pulmonaryVasodilator: ['Treprostinil', 'Remodulin'],
  hypoglycaemic: ['Glibenclamide', 'Diamicron'],
  steroid: ['Prednisolone', 'Cortancyl'],
  antiepileptic: ['Lamotrigine', 'Rivotril'],
  nitrate: ['Nitroglycerin', 'Nitrolingual'],
  pde5: ['Sildenafil', 'Vardenafil'],
  antiplatelet: ['Clopidogrel', 'Kardegic'],
  opioid: ['Buprenorphine', 'OxyContin'],
  opioidBlocker: ['Naltrexone'],
  levodopa: ['Carbidopa', 'Benserazide'],
  adrenalineAutoInjector: ['Epinephrine', 'Fastjekt'],
  digoxin: ['Digitoxin'],
  lithium: ['Neurolithium'],
  maoInhibitor: ['Tranylcypromine', 'Selegiline'],
  betablocker: ['Metoprolol', 'Dilatrend'],
  immunosuppressant: ['Azathioprine', 'Methotrexate'],
}

const marksOf = (text: string): string => treatmentMarks(text).join()
const cases = Object.entries(NAMES).flatMap(([mark, names]) => names.map(name => ({ name, mark })))
const differing = (write: (name: string) => string) =>
  cases
    .map(({ name, mark }) => ({ text: write(name), mark }))
    .filter(({ text, mark }) => marksOf(text) !== mark)
    .map(({ text }) => `${text}: ${marksOf(text)}`)

const inTheMiddle = (
  change: (left: string, one: string, next: string, right: string) => string,
) => {
  return (name: string) => {
    const at = Math.ceil(name.length / 2)
    return change(name.slice(0, at), name.charAt(at), name.charAt(at + 1), name.slice(at + 2))
  }
}

it.each<[string, (name: string) => string]>([
  ['a character missing', inTheMiddle((left, _one, next, right) => left + next + right)],
  ['two characters swapped', inTheMiddle((left, one, next, right) => left + next + one + right)],
  ['a character doubled', inTheMiddle((left, one, next, right) => left + one + one + next + right)],
  ['another character', inTheMiddle((left, _one, next, right) => `${left}m${next}${right}`)],
  ['capitals', name => name.toUpperCase()],
  ['Turkish capitals', name => name.toLocaleUpperCase('tr')],
  ['a Turkish i without a dot', name => name.replaceAll('i', 'ı')],
  ['a strength', name => `${name}20mg`],
  ['a maker behind it', name => `${name} Sandoz`],
  ['a maker joined to it', name => `${name.toLowerCase()}-ratiopharm`],
  ['a maker before it', name => `Teva-${name}`],
  ['a trade mark', name => `${name}®`],
  ['an ending after an apostrophe', name => `${name}’i`],
  ['other words around it', name => `Zyxo (${name}), 1x`],
])('a name with %s keeps its mark', (_what, write) => {
  expect(differing(write)).toEqual([])
})

/** Particles and endings that a sentence adds to a name. */
const JOINED: Partial<Readonly<Record<Locale, readonly string[]>>> = {
  ja: ['#を', '#は', '#錠5mg', '#「トーワ」'],
  ko: ['#을', '#는', '#정', '#정5밀리그램'],
  zh: ['#片', '#5毫克', '口服#'],
  hi: ['# को', '# की गोली'],
  ar: ['# أقراص', 'دواء #', '#، يوميا'],
  sv: ['# tabletter'],
  tr: ['#’in', '# tedavisi'],
}

it.each(LOCALES)('medicines as %s writes them keep their marks', locale => {
  const texts = ['#', 'Zyxo, #', '# 20 mg', ...(JOINED[locale] ?? [])]
  const wrong = medicinesIn(locale).flatMap(([name, mark]) =>
    texts
      .flatMap(text => [text, text.toLocaleUpperCase(locale)])
      .map(text => text.replace('#', name))
      .concat(name.toLocaleUpperCase(locale))
      .filter(text => marksOf(text) !== mark),
  )
  expect(wrong).toEqual([])
})

it('half-width and full-width characters keep the mark', () => {
  expect(marksOf('ﾆﾄﾛｸﾞﾘｾﾘﾝ')).toBe('nitrate')
  expect(marksOf('ｼﾙﾃﾞﾅﾌｨﾙ錠')).toBe('pde5')
  expect(marksOf('ＥＰＩＮＥＰＨＲＩＮＥ')).toBe('adrenalineAutoInjector')
})

it('traditional and simplified Chinese have the same marks', () => {
  const traditional =
    '華法林|胰島素|凝血因子VIII|伊洛前列素|格列齊特|潑尼松|拉莫三嗪|硝酸甘油|他達拉非|阿司匹林|羥考酮|納曲酮|左旋多巴|腎上腺素|地高辛|碳酸鋰|司來吉蘭|普萘洛爾|硫唑嘌呤'
  const names = traditional.split('|')
  const wrong = medicinesIn('zh').filter(([, mark], at) => marksOf(names[at] ?? '') !== mark)
  expect(wrong).toEqual([])
})
