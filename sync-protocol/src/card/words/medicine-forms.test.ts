import { describe, expect, it } from 'vitest'
import { FORMS } from '../../../dev/forms-of-medicines'
import { medicinesIn } from '../../../dev/medicines-as-written'
import { LOCALES, type Locale } from '../../languages'
import type { TreatmentMark } from '../../medical'
import { treatmentMarks } from '.'

/** An international name and a product. */
const MEDICINES: Readonly<Record<TreatmentMark, readonly string[]>> = {
  anticoagulant: ['Enoxaparin', 'Eliquis', 'Sintrom', 'Варфарин'],
  insulin: ['Insulin', 'Insulatard', 'Lantus', 'Лантус'],
  clottingFactor: ['Octocog alfa', 'NovoSeven', 'Hemlibra'],
  pulmonaryVasodilator: ['Treprostinil', 'Uptravi'],
  hypoglycaemic: ['Gliclazide', 'Amaryl'],
  steroid: ['Methylprednisolone', 'Urbason', '泼尼松'],
  antiepileptic: ['Phenytoin', 'Tegretol', 'Rivotril', 'Кеппра'],
  nitrate: ['Nitroglycerin', 'Imdur'],
  pde5: ['Sildenafil', 'Cialis'],
  antiplatelet: ['Clopidogrel', 'Kardegic'],
  opioid: ['Morphine', 'Oxynorm', 'Tramal', 'مورفين'],
  opioidBlocker: ['Naltrexone', 'Selincro'],
  levodopa: ['Levodopa', 'Madopar'],
  adrenalineAutoInjector: ['Adrenaline', 'EpiPen'],
  digoxin: ['Digoxin', 'Lanoxin'],
  lithium: ['Lithium', 'Priadel'],
  maoInhibitor: ['Rasagiline', 'Azilect'],
  betablocker: ['Metoprolol', 'Concor'],
  immunosuppressant: ['Methotrexate', 'Humira', 'Arava'],
}

/** `#` is the medicine. */
const OVER: Readonly<Record<Locale, string>> = {
  en: '# stopped|# suspended in 2020|# until 2019|allergic to #|never again #|#: never again|no longer taking #|not on #|no longer takes #|does not take #|is not taking #|doesn’t take #|stopped taking #|came off #|# was stopped|not currently on #',
  es: '# suspendido|suspendida por el médico: #|# hasta 2019|alérgico a #|# nunca más|ya no tomo #|ya no toma #|no toma #|dejó de tomar #|sin #|no usa #|ha dejado #|# retirado',
  fr: '# arrêté|# suspendu par le médecin|# jusqu’en 2019|allergique à #|plus jamais #|# interrompu|ne prend plus #|ne prend pas #|a arrêté #|sans #|pas de #|n’est plus sous #',
  de: '# abgesetzt|# bis 2019|allergisch gegen #|nie wieder #|# nicht mehr|nimmt # nicht mehr|nimmt kein #|nimmt keine #|kein # mehr|ohne #|nimmt # nicht|keine Einnahme von #',
  it: '# sospeso|# fino al 2019|allergico a #|mai più #|# interrotto|non prende più #|non prende #|non assume più #|senza #|ha smesso #|ha smesso di prendere #',
  pt: '# suspenso|# suspensa pelo médico|# até 2019|alérgico a #|nunca mais #|já não tomo #|não toma #|já não toma #|não toma mais #|parou de tomar #|deixou de tomar #|sem #',
  nl: '# gestopt|# tot 2019|allergisch voor #|nooit meer #|# niet meer|neemt geen #|neemt # niet meer|gebruikt geen # meer|gestopt met #|zonder #|gebruikt # niet',
  pl: '# odstawiony|# do 2019|uczulenie na #|nigdy więcej #|# przerwany|nie przyjmuje #|nie bierze #|już nie bierze #|nie przyjmuje już #|bez #|alergia na #|nie zażywa #|nie stosuje #|przestał brać #',
  uk: '# скасовано|# до 2019|алергія на #|більше ніколи #|# припинено|не приймає #|більше не приймає #|вже не приймає #|без #|не вживає #|перестав приймати #',
  ru: '# отменили|# до 2019|аллергия на #|больше никогда #|# прекращен|не принимает #|больше не принимает #|уже не принимает #|без #|не пьет #|перестал принимать #',
  ar: 'تم إيقاف #|# توقف|حساسية من #|بدون #|# ممنوع|لا يتناول #|لم يعد يتناول #|توقف عن تناول #|لا يأخذ #|لا تتناول #|أوقف #',
  zh: '# 已停药|# 停用|对 # 过敏|不再用 #|# 禁用|不服用#|没有服用#|不再服用#|已停用#|停止服用#|没有使用#|不吃#|对#过敏',
  ja: '# 中止|# 休薬|# アレルギー|# 二度と使わない|# 禁忌|#は飲んでいない|#は服用していない|#はもう服用していません|#は使っていません|#をやめた|#を服用していない',
  hi: '# बंद कर दिया|# से एलर्जी|# कभी नहीं|# छोड़ दिया|# नहीं लेते|# अब नहीं लेता|# बंद|# लेना बंद किया|# नहीं ले रहे|# नहीं लेती',
  tr: '# kesildi|# bırakıldı|# alerjisi|bir daha asla #|# kullanmıyorum|# kullanmıyor|# almıyor|artık # kullanmıyor|# bıraktı|# almayı bıraktı|# kullanmayı bıraktı',
  ko: '# 중단|# 알레르기|# 금지|다시는 # 안 먹음|# 끊음|#을 복용하지 않음|# 복용 안 함|# 더 이상 복용하지 않음|#을 끊음|# 복용 중단|# 안 먹음',
  sv: '# utsatt|# till 2019|allergisk mot #|aldrig mer #|# avslutat|tar inte #|tar inte längre #|slutat med #|inte på #|tar ej #|utan #|har slutat ta #',
  ro: '# oprit|# până 2019|alergic la #|niciodată #|# întrerupt|nu ia #|nu mai ia #|nu folosește #|fără #|a oprit #|a renunțat la #|nu mai folosește #',
}

const international = Object.entries(MEDICINES).flatMap(([mark, names]) =>
  names.map(name => [name, mark] as const),
)
const filled = (templates: string, locale: Locale) =>
  [...international, ...medicinesIn(locale)].flatMap(([name, mark]) =>
    templates.split('|').map(template => [template.replace('#', name), mark] as const),
  )
const marksOf = (text: string): readonly string[] => treatmentMarks(text)

describe.each(LOCALES)('in %s', locale => {
  const forms = FORMS[locale]

  it('a form, a route or a time does not change the marks', () => {
    const differing = filled(forms, locale).filter(([text, mark]) => marksOf(text).join() !== mark)
    expect(differing.map(([text]) => `${text}: ${marksOf(text)}`)).toEqual([])
  })

  it('forms alone have no mark', () => {
    const marked = forms.split('|').map(form => form.replace('#', 'Metformin'))
    expect(marked.filter(form => marksOf(form).length > 0)).toEqual([])
  })

  it('a medicine that is over, refused or not tolerated has no mark', () => {
    const marked = filled(OVER[locale], locale).filter(([text]) => marksOf(text).length > 0)
    // An allergy is why people carry one.
    const isExpected = ([text, mark]: readonly [string, string]) =>
      mark === 'adrenalineAutoInjector' && ALLERGY.test(text)
    expect(marked.filter(each => !isExpected(each)).map(([text]) => text)).toEqual([])
  })
})

const ALLERGY = /al+[eé]r[gj]i|uczulen|алерг|аллерг|حساسية|过敏|アレルギー|एलर्जी|알레르기/i

describe('a name is still found', () => {
  it.each([
    ['RIVOTRIL', 'antiepileptic'],
    ['Rivotrill', 'antiepileptic'],
    ['Rivortil', 'antiepileptic'],
    ['Ривотрил', 'antiepileptic'],
    ['ривотрилу', 'antiepileptic'],
    ['Rivotril2mg', 'antiepileptic'],
    ['ASS100', 'antiplatelet'],
    ['NovoMix30', 'insulin'],
    ['Dilatrend Roche', 'betablocker'],
    ['metoprolol-ratiopharm', 'betablocker'],
    ['Redesca', 'anticoagulant'],
    ['leflunomide Sandoz 20 mg', 'immunosuppressant'],
    ['Warfrin', 'anticoagulant'],
    ['Clopidogrell', 'antiplatelet'],
    ['Methotrxate', 'immunosuppressant'],
    ['Enoxaprin', 'anticoagulant'],
    ['tylenol-codeine no.3', 'opioid'],
  ])('%s', (name, mark) => {
    expect(treatmentMarks(name)).toEqual([mark])
  })
})

describe('a word that only looks like a name has no mark', () => {
  it.each(
    'مرة|مرة واحدة|ميلجا|门冬氨酸钾镁片|麦门冬|門冬|天门冬|Humex|Humex rhume|Solicam|Acticarbine|Ultramox|Norcolesterol|Medrolgin|Actica|Gliadel|stanozolol|diabetes|comidas|Septanest with adrenaline|lidocaine/adrenaline|Aspartame'.split(
      '|',
    ),
  )('%s', name => {
    expect(treatmentMarks(name)).toEqual([])
  })

  it('Leveraxo is oxycodone', () => {
    expect(treatmentMarks('Leveraxo')).toEqual(['opioid'])
  })
})

describe('a combination has all its marks, the worst first', () => {
  it.each([
    ['Aspirin + codeine', ['antiplatelet', 'opioid']],
    ['codeine / aspirin', ['antiplatelet', 'opioid']],
    ['Warfarin and aspirin', ['anticoagulant', 'antiplatelet']],
    ['atenolol, clopidogrel', ['antiplatelet', 'betablocker']],
    ['Targin (oxycodone and naloxone)', ['opioid']],
    ['isosorbide + sildenafil', ['nitrate', 'pde5']],
    ['Warfarin stopped, now Eliquis and aspirin', ['anticoagulant', 'antiplatelet']],
  ])('%s', (name, marks) => {
    expect(treatmentMarks(name)).toEqual(marks)
  })
})
