import { expect, it, test } from 'vitest'
import { treatmentMarks } from '.'

/** Words of people's entries that are also names of products, or sound like one. */
const ORDINARY = [
  'gone|turbo|combo|droplets|program|wedge|efficacy|cardamom|chamomile tea|silica|inulin|thrombus|Praxis Dr. Weiß',
  'comprimido amarillo|cápsulas amarillas|además|tiene que tomar|llamar al médico|un paso|acne vulgar|para trombos|programa|eficaz|inulina',
  'gocce per gli occhi|liquido chiaro|camomilla|efficace|programma|ha il tonus basso',
  'comprimido amarelo|raios X|medronho|camomila|programa|sílica',
  'Kamille|Kamillentee|Kardamom|Leinsamen|Samen|Programm|Dekor|Praxis|Inulin',
  'samen met eten|kamille|voor tensie|kardemom|programma|Compositus',
  'rumianek|korniszony|syrop sosnowy złożony|praksis|kardamon|program',
  'тонус|замена|хламидии|тромб|программа|инулин|ромашка|сосновый сироп|кардамон|корнишон',
  'заміна|хламідії|тромб|програма|інулін|соснові бруньки',
  'program|camilă|tromb|lapte caprin',
  'kardemumma|tillsammans|program|kamomill',
  'program|papatya|kakule|praksis',
  'iso|epi|lev|lex|solu|Clox|Tussin|thyroglobulin|papaverine|megadose vitamin C',
]

/** Other products that are spelled or sound like a dangerous one, in registers. */
const OTHER_PRODUCTS =
  'Multiflex %0.9 İzotonik Sodyum Klorür|ブイフェンド錠50mg|5-ASA 400 mg|Asa foetida|MST 600|Soluprep|Azitro 500|Omnipol|Kompensan|Selofen|Mizollen|Cineset 30 mg|Maxiram|Ioprost|Valoran|Saldiam krem|Ansiox|Kardozin|Novarex|Zoprol|Sylatron|Trexam|Betamaz|Vicomin|Zolico|Aclotine|Charbon de Belloc|Monoketo|Litocid|Glimatine|Karbidoz|Levodose|Palexil|Zyntra|Thalitone|Nimes Combo 100 mg|Dololibre|Steridose|Optipranolol|Paramax|Margesic|Stimu GH|Amophage 500|Preplus|Llamar|Vellos'

/** The same name is another medicine in another country, as its strength or form shows. */
const ELSEWHERE =
  'Paramol 500 mg|PARAMOL 1000 MG|Paramol 120mg/5ml|Paramol Plus|Rapifen 200 mg|Rapifen|Solpadol 2.5 mg|Solpadol 5mg|Codipar 250|Codipar 500 mg|Codipar tabletki 500 mg|Solpaflex żel|Beto-12|Nitro Vit Plus|Oxy Livano Care|Protevasc SR 35 mg|Tempgesic|سينتروم سيلفر|سنتروم للنساء'

/** Arabic has few vowels, so these have the consonants of a dangerous name. */
const ARABIC_PRODUCTS =
  'أندريول|أوديكسبان|أوسبيكسين|أوليفيمار|إبرادول|إديباكت|إروفيرين|بانفيرين|برالوينت|بوناتون|بيريدول|بيوليفوكس|تروميل|تورميل|تيرياسواب|ديبوكايني|رايفيرون|روفيرون|سوبراني|سيتاليفي|فينتيني|كوليكسين|لاكسين|لوكاسين|لينكوسين|نودريل|هولوكسان|ووندريل'

const DENTAL =
  'Rapicaine 2% with epinephrine|Mepidont 2% z adrenaliną|ليدوكايين مع إبينيفرين|سيبتانيست إبينيفرين|Lidocaine + epinephrine'

test.each([ELSEWHERE, ARABIC_PRODUCTS, DENTAL].flatMap(names => names.split('|')))(
  '%s is no dangerous product',
  name => {
    expect(treatmentMarks(name)).toEqual([])
  },
)

test.each(OTHER_PRODUCTS.split('|'))('%s is another product', name => {
  expect(treatmentMarks(name)).toEqual([])
})

test.each(ORDINARY.flatMap(words => words.split('|')))('%s has no mark', word => {
  expect(treatmentMarks(word)).toEqual([])
})

test.each([
  ['Amaryl', 'hypoglycaemic'],
  ['Амарил', 'hypoglycaemic'],
  ['Amarel 2 mg', 'hypoglycaemic'],
  ['Insuline', 'insulin'],
  ['Thrombo ASS', 'antiplatelet'],
  ['Prograf', 'immunosuppressant'],
  ['Програф', 'immunosuppressant'],
  ['Tyenne', 'immunosuppressant'],
  ['Rayos', 'steroid'],
  ['Solu-Medrol', 'steroid'],
  ['EpiPen', 'adrenalineAutoInjector'],
  ['Zopya', 'antiplatelet'],
  ['VULGAR 25 MG FILM TABLET', 'pde5'],
  ['Combo 50 mg', 'pde5'],
  ['GLI SR 30 mg', 'hypoglycaemic'],
  ['EPI-NO 250 MG', 'antiepileptic'],
  ['Apranax Plus', 'opioid'],
  ['Zamene 6 mg', 'steroid'],
  ['Multiflex Ermoloc Premiks', 'betablocker'],
  ['Lamar 1 mg', 'hypoglycaemic'],
  ['Droplete', 'antiepileptic'],
  ['Beloc', 'betablocker'],
  ['Velos 10 mg', 'immunosuppressant'],
  ['Stimu-Max', 'pde5'],
  ['Margesic H', 'opioid'],
  ['Amophage Extra 5/500', 'hypoglycaemic'],
  ['Preplus B12', 'antiepileptic'],
  ['Geralgine Plus', 'opioid'],
  ['Mono Mack Depot', 'nitrate'],
  ['Epidiolex', 'antiepileptic'],
  ['Solupred', 'steroid'],
  ['Paramol', 'opioid'],
  ['Paramol soluble tablets', 'opioid'],
  ['Rapifen Injection 500 micrograms/ml', 'opioid'],
  ['Solpadol 30/500', 'opioid'],
  ['Codipar 15mg/500mg', 'opioid'],
  ['Temgesic', 'opioid'],
  ['Temgesik', 'opioid'],
  ['Beto 25 ZK', 'betablocker'],
  ['سينتروم ٤', 'anticoagulant'],
  ['لانوكسين', 'digoxin'],
  ['اندرال', 'betablocker'],
  ['ベドリズマブ', 'immunosuppressant'],
  ['エフラロクトコグ アルファ', 'clottingFactor'],
])('%s keeps its mark although a common word is alike', (name, mark) => {
  expect(treatmentMarks(name)).toEqual([mark])
})

it('a cream, a gel or drops for the ear have no mark of the medicine in them', () => {
  const local = ['Locoid', 'Protopic', 'Hyftor', 'Contractubex', 'Auralgan', 'Carmol']
  expect(local.filter(name => treatmentMarks(name).length > 0)).toEqual([])
})
