/**
 * One medicine of each class as people write it in each language, in the order of `TREATMENT_MARKS`.
 * In a language with cases, the name has the case that follows "does not take".
 */
import type { Locale } from '../src/languages'
import { TREATMENT_MARKS, type TreatmentMark } from '../src/medical/treatment-marks'

const NAMES: Readonly<Record<Locale, string>> = {
  en: 'warfarin|insulin|clotting factor VIII|epoprostenol|glipizide|prednisone|lamotrigine|glyceryl trinitrate|tadalafil|aspirin|oxycodone|naltrexone|levodopa|epinephrine|digoxin|lithium|phenelzine|propranolol|azathioprine',
  es: 'acenocumarol|insulina|factor VIII|epoprostenol|glibenclamida|prednisona|lamotrigina|nitroglicerina|tadalafilo|ácido acetilsalicílico|oxicodona|naltrexona|levodopa|adrenalina|digoxina|litio|rasagilina|propranolol|azatioprina',
  fr: 'fluindione|insuline|facteur VIII|époprosténol|glibenclamide|prednisone|lamotrigine|trinitrine|tadalafil|acide acétylsalicylique|oxycodone|naltrexone|lévodopa|adrénaline|digoxine|lithium|rasagiline|propranolol|azathioprine',
  de: 'Phenprocoumon|Insulin|Faktor VIII|Iloprost|Glibenclamid|Prednison|Lamotrigin|Glyceroltrinitrat|Tadalafil|Acetylsalicylsäure|Oxycodon|Naltrexon|Levodopa|Adrenalin|Digitoxin|Lithium|Moclobemid|Propranolol|Azathioprin',
  it: 'warfarin|insulina|fattore VIII|treprostinil|gliclazide|prednisone|lamotrigina|nitroglicerina|tadalafil|acido acetilsalicilico|ossicodone|naltrexone|levodopa|adrenalina|digossina|litio|selegilina|propranololo|azatioprina',
  pt: 'varfarina|insulina|fator VIII|treprostinila|glibenclamida|prednisona|lamotrigina|nitroglicerina|tadalafila|ácido acetilsalicílico|oxicodona|naltrexona|levodopa|adrenalina|digoxina|lítio|selegilina|propranolol|azatioprina',
  nl: 'fenprocoumon|insuline|stollingsfactor VIII|epoprostenol|gliclazide|prednison|lamotrigine|nitroglycerine|tadalafil|acetylsalicylzuur|oxycodon|naltrexon|levodopa|adrenaline|digoxine|lithium|moclobemide|propranolol|azathioprine',
  pl: 'warfaryny|insuliny|czynnika VIII|iloprostu|gliklazydu|prednizonu|lamotryginy|nitrogliceryny|tadalafilu|kwasu acetylosalicylowego|oksykodonu|naltreksonu|lewodopy|adrenaliny|digoksyny|litu|selegiliny|propranololu|azatiopryny',
  uk: 'варфарину|інсуліну|фактора VIII|ілопросту|гліклазиду|преднізолону|ламотриджину|нітрогліцерину|тадалафілу|ацетилсаліцилової кислоти|оксикодону|налтрексону|леводопи|адреналіну|дигоксину|літію|селегіліну|пропранололу|азатіоприну',
  ru: 'варфарина|инсулина|фактора VIII|илопроста|гликлазида|преднизолона|ламотриджина|нитроглицерина|тадалафила|ацетилсалициловой кислоты|оксикодона|налтрексона|леводопы|адреналина|дигоксина|лития|селегилина|пропранолола|азатиоприна',
  ar: 'الوارفارين|الأنسولين|عامل التخثر الثامن|الإيلوبروست|الغليكلازيد|البريدنيزولون|اللاموتريجين|النيتروغليسرين|التادالافيل|الأسبرين|الأوكسيكودون|النالتريكسون|الليفودوبا|الأدرينالين|الديجوكسين|الليثيوم|السيليجيلين|البروبرانولول|الآزاثيوبرين',
  zh: '华法林|胰岛素|凝血因子VIII|伊洛前列素|格列齐特|泼尼松|拉莫三嗪|硝酸甘油|他达拉非|阿司匹林|羟考酮|纳曲酮|左旋多巴|肾上腺素|地高辛|碳酸锂|司来吉兰|普萘洛尔|硫唑嘌呤',
  ja: 'ワルファリン|インスリン|血液凝固第VIII因子|イロプロスト|グリクラジド|プレドニゾロン|ラモトリギン|ニトログリセリン|タダラフィル|アスピリン|オキシコドン|ナルメフェン|レボドパ|アドレナリン|ジゴキシン|炭酸リチウム|セレギリン|プロプラノロール|アザチオプリン',
  hi: 'वारफेरिन|इंसुलिन|फैक्टर 8|इलोप्रोस्ट|ग्लिक्लाज़ाइड|प्रेडनिसोलोन|लैमोट्रिजीन|नाइट्रोग्लिसरीन|टैडालाफिल|एस्पिरिन|ऑक्सीकोडोन|नाल्ट्रेक्सोन|लेवोडोपा|एड्रेनालिन|डिगोक्सिन|लिथियम|सेलेजिलिन|प्रोप्रानोलोल|एज़ैथियोप्रिन',
  tr: 'varfarin|insülin|faktör VIII|iloprost|gliklazid|prednizolon|lamotrijin|nitrogliserin|tadalafil|asetilsalisilik asit|oksikodon|naltrekson|levodopa|adrenalin|digoksin|lityum|selejilin|propranolol|azatioprin',
  ko: '와파린|인슐린|혈액응고인자|일로프로스트|글리클라지드|프레드니솔론|라모트리진|니트로글리세린|타다라필|아스피린|옥시코돈|날트렉손|레보도파|에피네프린|디곡신|탄산리튬|셀레길린|프로프라놀롤|아자티오프린',
  sv: 'warfarin|insulin|faktor VIII|iloprost|glibenklamid|prednisolon|lamotrigin|glyceryltrinitrat|tadalafil|acetylsalicylsyra|oxikodon|naltrexon|levodopa|adrenalin|digoxin|litium|moklobemid|propranolol|azatioprin',
  ro: 'acenocumarol|insulină|factorul VIII|iloprost|gliclazidă|prednison|lamotrigină|nitroglicerină|tadalafil|acid acetilsalicilic|oxicodonă|naltrexonă|levodopa|adrenalină|digoxină|litiu|selegilină|propranolol|azatioprină',
}

export type WrittenMedicine = readonly [name: string, mark: TreatmentMark]

export const medicinesIn = (locale: Locale): WrittenMedicine[] => {
  const names = NAMES[locale].split('|')
  return TREATMENT_MARKS.map((mark, at) => [names[at] ?? '', mark])
}
