import { describe, expect, it, test } from 'vitest'
import { outsideLines } from '../../../dev/outside-cases'
import type { TreatmentMark } from '../../medical'
import { listMedicines } from '../../text/medicines'
import { medicineRank, treatmentMarks } from '.'
import { TREATMENT_WORDS } from './marks'

/** Each as people write it in several languages and scripts, separated by `|`. */
const WRITTEN: Record<TreatmentMark, string> = {
  anticoagulant:
    'Warfarin|WARFARIN (Coumadin)|warfarine|Warfarina|Varfarina|warfaryna|Варфарин|варфарину|华法林|華法林|ワルファリン|ワーファリン|ワルファリンカリウム|ﾜｰﾌｧﾘﾝ|وارفارين|الوارفارين|वारफेरिन|वार्फरिन|Acenocumarol|acenocoumarol|Sintrom 4 mg|Marcumar|Phenprocoumon|Rivaroxabán|rivaroxaban 20mg|Xarelto|Ривароксабан|ксарелто|利伐沙班|拜瑞妥|イグザレルト|リバーロキサバン|ريفاروكسابان|रिवारोक्साबैन|Eliquis 5mg|Apixaban|апіксабан|阿哌沙班|エリキュース|Pradaxa|dabigatran|Дабігатран|達比加群|Lixiana|Heparin|heparina|eparina|Гепарин|гепарину|肝素|ヘパリン|هيبارين|हेपरिन|Enoxaparin-sodium|enoksaparyna|Clexane|клексан|Fraxiparine|Blutverdünner|blood thinners|anticoagulants|anticoagulante|лек розріджує кров: антикоагулянт|Macumar? Marcoumar|सफेद एलिक्विस',
  insulin:
    'Insulin|insulin pump|Insulina NPH|insuline|Інсулін|инсулин|інсуліну|إنسولين|الأنسولين|أنسولين|胰岛素|胰島素|甘精胰岛素|インスリン|インシュリン|インスリン グラルギン|इंसुलिन|इन्सुलिन|Lantus SoloStar|NovoRapid|Humalog|Tresiba|Лантус|诺和锐|ノボラピッド|insulin aspart|Levemir',
  steroid:
    'prednisone|Prednison|prednisolona|prednisolone 5 mg|prednizon|Преднізолон|преднизолон|泼尼松|強的松|プレドニン|プレドニゾロン錠|بريدنيزولون|بريدنيزون|प्रेडनिसोलोन|Hydrocortison|hidrocortisona|idrocortisone|Гідрокортизон|гидрокортизон|氢化可的松|ヒドロコルチゾン|هيدروكورتيزون|हाइड्रोकोर्टिसोन|Dexamethason|dexametasona|deksametazon|дексаметазон|地塞米松|デキサメタゾン|ديكساميثازون|Solu-Medrol|Metilprednisolona|metyloprednizolon|cortisone|Kortison|cortisona|кортизон|كورتيزون|ステロイド|steroids|стероїди|Cortancyl|Fludrocortison|Urbason',
  antiepileptic:
    'Keppra XR|Lévétiracétam|levetiracetam|lewetyracetam|Леветирацетам|左乙拉西坦|レベチラセタム|イーケプラ|ليفيتيراسيتام|लेवेटिरासेटम|Carbamazepina|Carbamazepine|karbamazepina|Карбамазепін|карбамазепин|卡马西平|カルバマゼピン|テグレトール|كاربامازيبين|कार्बामाज़ेपिन|valproic acid|Valproat|ácido valproico|acide valproïque|kwas walproinowy|вальпроат|вальпроєва кислота|丙戊酸钠|バルプロ酸|デパケン|فالبروات الصوديوم|वैल्प्रोएट|Depakine|Lamotrigin|lamotrygina|ламотриджин|拉莫三嗪|ラモトリギン|لاموتريجين|लैमोट्रिजीन|Fenitoína|phenytoin|fenytoïne|фенітоїн|苯妥英钠|フェニトイン|فينيتوين|फेनिटोइन|Topiramat|Phenobarbital|fenobarbital|Vimpat',
  antiplatelet:
    'ASS 100|ASS|Low-dose aspirin|Aspirin|aspirina|Aspirine|aspiryna|Аспірин|аспирин|أسبرين|阿司匹林|阿斯匹林|アスピリン|バイアスピリン|एस्पिरिन|ácido acetilsalicílico|Acetylsalicylsäure|acide acétylsalicylique|kwas acetylosalicylowy|AAS|Clopidogrel|klopidogrel|Клопідогрель|氯吡格雷|波立维|クロピドグレル|كلوبيدوجريل|क्लोपिडोग्रेल|Plavix|Brilique|Ticagrelor|Efient|Prasugrel|Kardegic|Adiro',
  opioid:
    'Morphin|morphine|morfina|Morfin|Морфін|морфин|吗啡|嗎啡|モルヒネ|مورفين|मॉर्फिन|Fentanyl patch|fentanyl 25 mcg/h patch|fentanilo parche|patch de fentanyl|Fentanyl-Pflaster|фентаніл пластир|芬太尼贴剂|フェンタニル貼付剤|فنتانيل لصقة|fentanyl nasal spray|Instanyl nasal spray|buprenorphine patch|Butrans|OxyContin|Oxycodon|oxicodona|оксикодон|羟考酮|オキシコドン|Tramadol|трамадол|曲马多|トラマドール|ترامادول|ट्रामाडोल|Tramal|methadone|metadona|Metadon|codeine|codeína|kodeina|Suboxone|Durogesic',
  digoxin:
    'Digoxin|digoxina|Digoxine|digoksyna|digossina|Дигоксин|地高辛|ジゴキシン|ديجوكسين|डिगोक्सिन|Lanoxin|Digitoxin',
  lithium:
    'Lithium|litio|lítio|lithium carbonate|lit? Litium|Літій|літію карбонат|碳酸锂|炭酸リチウム|リーマス|ليثيوم|लिथियम|Priadel|Quilonum|carbonato de litio|Teralithe',
  maoInhibitor:
    'phenelzine|Nardil|tranylcypromine|Jatrosom|Parnate|moclobemide|Moclobemid|моклобемід|selegiline|selegilina|Селегілін|司来吉兰|セレギリン|سيليجيلين|Rasagilin|rasagiline|Azilect|MAOI|MAO inhibitor|Emsam patch',
  betablocker:
    'Metoprolol succinate|metoprolol|Метопролол|美托洛尔|倍他乐克|メトプロロール|ميتوبرولول|मेटोप्रोलोल|Bisoprolol|bisoprololo|бісопролол|比索洛尔|ビソプロロール|メインテート|بيسوبرولول|बिसोप्रोलोल|Concor|Propranolol|пропранолол|普萘洛尔|Carvedilol|karwedilol|カルベジロール|Atenolol|Nebivolol|beta blocker|Betablocker|bêtabloquant|betabloqueante|бета-блокатор|β受体阻滞剂|β遮断薬|Sotalol',
  immunosuppressant:
    'tacrolimus|Tacrolimús|takrolimus|Такролімус|他克莫司|タクロリムス|تاكروليموس|टैक्रोलिमस|Prograf|Ciclosporin|cyclosporine|ciclosporina|cyklosporyna|Циклоспорин|环孢素|シクロスポリン|سيكلوسبورين|साइक्लोस्पोरिन|Methotrexat|metotrexato|metotreksat|Метотрексат|甲氨蝶呤|メトトレキサート|ميثوتريكسات|मेथोट्रेक्सेट|Azathioprin|azatioprina|азатіоприн|硫唑嘌呤|アザチオプリン|Mycophenolate mofetil|micofenolato|CellCept|Humira|adalimumab|адалімумаб|修美乐|Enbrel|MTX|Sirolimus',
  hypoglycaemic:
    'Glibenclamide|Glibenclamid 3,5 mg|gliclazida|gliklazyd|Гліклазид|глимепирид|Diamicron MR 30|Amaryl|Daonil|repaglinide|NovoNorm|格列齐特|格列美脲|グリメピリド|アマリール錠|غليكلازيد|ग्लिमेपिराइड|글리메피리드|sulfonylurea',
  nitrate:
    'Nitroglycerin spray|nitroglicerina|nitrogliceryna|нітрогліцерин|нитроглицерин|Nitrolingual|isosorbide mononitrate|Isosorbiddinitrat|изосорбид|Imdur|Nitrostat|硝酸甘油|ニトロペン|نيتروجليسرين|नाइट्रोग्लिसरीन|니트로글리세린|nicorandil',
  pde5: 'sildenafil|Sildenafilo|силденафіл|Viagra|Cialis 20|тадалафил|vardenafil|西地那非|シルデナフィル|فياجرا|सिल्डेनाफिल|실데나필|비아그라',
  pulmonaryVasodilator:
    'Flolan|epoprostenol|Époprosténol|treprostinil|Remodulin|iloprost|Ventavis|selexipag|Uptravi|селексипаг|依前列醇|エポプロステノール|에포프로스테놀',
  levodopa:
    'levodopa/carbidopa|Lévodopa|Sinemet|Madopar|леводопа|左旋多巴|レボドパ|ليفودوبا|लेवोडोपा|레보도파|apomorphine|Apo-go|Stalevo|Duodopa gel',
  adrenalineAutoInjector:
    'EpiPen|EpiPen Jr (peanut allergy)|Jext|Emerade|Anapen|adrenaline|адреналін|epinefrina|エピペン|肾上腺素|에피펜|ايبيبين|एपिपेन|Fastjekt bei Allergie',
  clottingFactor:
    'factor VIII|Faktor VIII|facteur VIII|fator VIII|octocog alfa|Hemlibra|Advate|NovoSeven|emicizumab|фактор VIII|凝血因子|血液凝固第VIII因子|혈액응고인자',
  opioidBlocker:
    'naltrexone|Naltrexon|naltrekson|налтрексон|naloxone nasal spray|Nyxoid|Selincro|纳曲酮|ナルメフェン|نالتريكسون|नाल्ट्रेक्सोन|날트렉손',
}

const cases = Object.entries(WRITTEN).flatMap(([mark, names]) =>
  names.split('|').map(name => [name, mark] as const),
)

test.each(cases)('%s is marked %s', (name, mark) => {
  expect(treatmentMarks(name)).toEqual([mark])
})

test.each(outsideLines('medicine-marks.tsv'))(
  '%s, from an outside source, is marked %s',
  (name = '', mark) => {
    expect(treatmentMarks(name)).toEqual([mark])
  },
)

const REFUSED_OR_OVER =
  'No aspirin!|no aspirin|NO ASPIRIN|kein Aspirin|Keine Aspirin-Gabe|never aspirin|avoid aspirin|do not give aspirin|not taking warfarin|allergic to aspirin|Aspirin allergy|aspirin: no|alergia a la aspirina|allergique à l’aspirine|Aspirin-Allergie|алергія на аспірин|حساسية من الأسبرين|阿司匹林过敏|アスピリンアレルギー|एस्पिरिन से एलर्जी|sin aspirina|pas d’aspirine|niente aspirina|sem aspirina|geen aspirine|bez aspiryny|без аспірину|بدون أسبرين|不用阿司匹林|アスピリンなし|Warfarin, stopped 2019|Warfarin (stopped)|warfarin - discontinued|former warfarin|previously on warfarin|Warfarin abgesetzt|Marcumar, abgesetzt 2020|warfarina suspendida|Warfarina, suspendido en 2019|Warfarine arrêtée|warfarine arrêté en 2019|warfarin sospeso|varfarina suspensa|warfarine gestopt|warfaryna odstawiona|варфарин скасовано|варфарин отменили|варфарин не принимаю|аспирин противопоказан|تم إيقاف الوارفارين|华法林（已停药）|华法林 停药|ワルファリン 中止|ワーファリンは中止|वारफेरिन बंद'
const OTHER =
  '|Metformin|Метформін|二甲双胍|メトホルミン|ميتفورمين|मेटफॉर्मिन|Paracetamol|парацетамол|Ibuprofen|Omeprazol|Levothyroxin|levothyroxine|甲状腺激素|Vitamin D|Assugrin|Assist|aspartame|Lisinopril|Amlodipin|Atorvastatin|Salbutamol|Ventolin|Multivitamin|Iron|Fe|hydrocortisone cream 1%|Hydrocortison-Salbe|crema de hidrocortisona|hydrocortisone crème|гідрокортизонова мазь|氢化可的松乳膏|ヒドロコルチゾン軟膏|Timolol eye drops|timolol collyre|Timolol Augentropfen|噻吗洛尔滴眼液|チモロール点眼|tacrolimus ointment|heparin gel|asdf|苹果|りんご|as needed|Asa|mass|Lit-Art'.replace(
    '|Asa|mass|Lit-Art',
    '|mass',
  )

test.each([...REFUSED_OR_OVER.split('|'), ...OTHER.split('|')])('%j is not marked', name => {
  expect(treatmentMarks(name)).toEqual([])
})

test.each([
  ['Eliquis (warfarin stopped 2019)', 'anticoagulant'],
  ['Warfarin, not stopped', 'anticoagulant'],
  ['Insulina rápida antes de las comidas', 'insulin'],
  ['Insulina antes del desayuno', 'insulin'],
  ['Insulina antes das refeições', 'insulin'],
  ['Insulină înainte de masă', 'insulin'],
  ['Oxycodon bis zu 4x täglich', 'opioid'],
  ['Marcumar bis auf Weiteres', 'anticoagulant'],
  ['prednisone - do not stop', 'steroid'],
  ['Aspirin (no allergy)', 'antiplatelet'],
  ['华法林，不要停药', 'anticoagulant'],
  ['no aspirin, warfarin', 'anticoagulant'],
  ['insulin inhaled', 'insulin'],
])('%s: %s', (name, mark) => {
  expect(treatmentMarks(name)).toEqual([mark])
})

it('a word gives its own mark even if it sounds like another word', () => {
  const differing = TREATMENT_WORDS.flatMap(({ mark, words }) =>
    words.filter(
      word => !treatmentMarks(word.replace('*', '').replaceAll('_', ' ')).includes(mark),
    ),
  )
  expect(differing).toEqual([])
})

/**
 * Makers of many products, medicines that do not enter the blood, and the one prescribed use of
 * cannabidiol.
 */
const SINGULAR =
  'Bayer|Medtronic|t:slim|Timoptic|Timoptol|Cosopt|Enstilar|Daivobet|Epidiolex'.split('|')

describe('the lists that help with typing', () => {
  const known = listMedicines()
  const marksOf = (name: string) => treatmentMarks(name).join()

  it('mark a brand like the medicine in it', () => {
    const differing = known.flatMap(({ inn, brands }) =>
      brands
        .filter(brand => marksOf(brand) !== marksOf(inn) && !SINGULAR.includes(brand))
        .map(brand => `${brand}: ${marksOf(brand)}, ${inn}: ${marksOf(inn)}`),
    )
    expect(differing).toEqual([])
  })

  it('mark exactly the medicines of classes that change treatment', () => {
    const marked = known.filter(({ inn }) => marksOf(inn) !== '').map(({ inn }) => inn)
    expect([...new Set(marked)].sort()).toMatchInlineSnapshot(`
      [
        "abatacept",
        "acenocoumarol",
        "acetylsalicylic acid",
        "acetylsalicylic acid and dipyridamole",
        "adalimumab",
        "adrenaline",
        "anakinra",
        "anticoagulant",
        "apixaban",
        "apomorphine",
        "apremilast",
        "argatroban",
        "aspirin",
        "atenolol",
        "atenolol and chlorthalidone",
        "azathioprine",
        "baricitinib",
        "belatacept",
        "belimumab",
        "betamethasone",
        "betrixaban",
        "bisoprolol",
        "bivalirudin",
        "brivaracetam",
        "buprenorphine",
        "calcipotriol and betamethasone",
        "carbamazepine",
        "carvedilol",
        "cenobamate",
        "certolizumab pegol",
        "ciclosporin",
        "cilostazol",
        "cladribine",
        "clobazam",
        "clonazepam",
        "clopidogrel",
        "codeine",
        "codeine and paracetamol",
        "cortisone",
        "dabigatran",
        "dalteparin",
        "deflazacort",
        "dexamethasone",
        "digoxin",
        "dihydrocodeine",
        "dipyridamole",
        "dorzolamide and timolol",
        "eculizumab",
        "edoxaban",
        "efgartigimod",
        "efmoroctocog alfa",
        "emicizumab",
        "enoxaparin",
        "epinephrine",
        "eptacog alfa",
        "eslicarbazepine",
        "etanercept",
        "ethosuximide",
        "everolimus",
        "factor IX",
        "factor VIII",
        "felbamate",
        "fenfluramine",
        "fentanyl",
        "fingolimod",
        "fludrocortisone",
        "fluindione",
        "fondaparinux",
        "fosphenytoin",
        "glibenclamide",
        "gliclazide",
        "glimepiride",
        "glipizide",
        "glyburide",
        "glyceryl trinitrate",
        "golimumab",
        "guselkumab",
        "heparin",
        "hydrocodone",
        "hydrocortisone",
        "hydromorphone",
        "infliximab",
        "insulin",
        "insulin NPH",
        "insulin aspart",
        "insulin degludec",
        "insulin degludec and insulin aspart",
        "insulin degludec and liraglutide",
        "insulin detemir",
        "insulin glargine",
        "insulin glulisine",
        "insulin human",
        "insulin icodec",
        "insulin lispro",
        "insulin pump",
        "insulin regular",
        "isosorbide dinitrate",
        "isosorbide mononitrate",
        "ixekizumab",
        "labetalol",
        "lacosamide",
        "lamotrigine",
        "leflunomide",
        "levetiracetam",
        "levodopa and benserazide",
        "levodopa and carbidopa",
        "levodopa, carbidopa and entacapone",
        "linezolid",
        "lithium",
        "lithium carbonate",
        "methadone",
        "methotrexate",
        "methylprednisolone",
        "metoprolol",
        "moclobemide",
        "morphine",
        "mycophenolate",
        "mycophenolic acid",
        "nadolol",
        "nadroparin",
        "naloxone",
        "naltrexone",
        "natalizumab",
        "nebivolol",
        "nicorandil",
        "nitroglycerin",
        "ocrelizumab",
        "ofatumumab",
        "oxcarbazepine",
        "oxycodone",
        "oxycodone and naloxone",
        "oxycodone and paracetamol",
        "perampanel",
        "pethidine",
        "phenelzine",
        "phenobarbital",
        "phenprocoumon",
        "phenytoin",
        "prasugrel",
        "prednisolone",
        "prednisone",
        "primidone",
        "propranolol",
        "rasagiline",
        "ravulizumab",
        "repaglinide",
        "riociguat",
        "risankizumab",
        "rituximab",
        "rivaroxaban",
        "rufinamide",
        "safinamide",
        "secukinumab",
        "selegiline",
        "selexipag",
        "sildenafil",
        "sirolimus",
        "sotalol",
        "stiripentol",
        "sultiame",
        "tacrolimus",
        "tadalafil",
        "tapentadol",
        "teriflunomide",
        "tiagabine",
        "ticagrelor",
        "ticlopidine",
        "tilidine and naloxone",
        "timolol",
        "tinzaparin",
        "tocilizumab",
        "tofacitinib",
        "topiramate",
        "tramadol",
        "tramadol and paracetamol",
        "tranylcypromine",
        "treprostinil",
        "triamcinolone",
        "upadacitinib",
        "ustekinumab",
        "valproate",
        "valproate semisodium",
        "valproic acid",
        "vardenafil",
        "vedolizumab",
        "vigabatrin",
        "warfarin",
        "zonisamide",
        "аспирин",
        "бисопролол",
        "варфарин",
        "инсулин",
        "أسبرين",
        "إنسولين",
        "وارفارين",
        "アスピリン",
        "インスリン",
        "ワーファリン",
        "华法林",
        "胰岛素",
        "阿司匹林",
      ]
    `)
  })
})

test.each([
  ['Eliquis', 'marked'],
  ['Варфарин', 'marked'],
  ['Metformin 500 mg', 'harmless'],
  ['metformin', 'harmless'],
  ['Lipitor', 'harmless'],
  ['Amlodipine 5mg tablets', 'harmless'],
  ['No aspirin', 'unknown'],
  ['Zyxonorm', 'unknown'],
  ['Metformin and Zyxonorm', 'unknown'],
  ['', 'unknown'],
])('%s ranks as %s', (name, rank) => {
  expect(medicineRank(name)).toBe(rank)
})
