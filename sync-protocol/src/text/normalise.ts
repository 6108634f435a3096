/**
 * Prepares text for comparison: removes capitals, accents, width and vowel points, and unifies
 * characters with several forms (أ ا, ё е, 嚴 严, ア あ). Only `LONGEST` characters are read, more than
 * any field has, so that 100 KB cost no more than a reaction.
 */
const LONGEST = 1000

/**
 * Marks of Latin, Cyrillic and Arabic, tatweel, nukta, the kana's length mark, invisible
 * characters.
 */
const DROPPED =
  /[\u0300-\u036f\u064b-\u065f\u0670\u06d6-\u06ed\u0621\u0640\u093c\u30fc\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g

const VARIANTS: Readonly<Record<string, string>> = {
  ø: 'o',
  œ: 'o',
  æ: 'a',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ة: 'ه',
  ک: 'ك',
  ڤ: 'ف',
  پ: 'ب',
  'ँ': 'ं',
}

const HAN =
  '严嚴厳 轻輕軽 极極 险險険 发發発 气氣気 头頭 肿腫 难難 识識 丧喪 过過 无無 没沒 愈癒 轮輪 剧劇 强強 会會 类類 碍礙 复復 压壓圧 胀脹 体體 药藥薬 声聲 脏臟臓 医醫 脑腦脳 骤驟 闭閉 紧緊 续續続 经經経 济濟済 带帶 应應応 现現 异異 团團 内內 疗療 断斷 决決 岛島 华華 达達 诺諾 维維 罗羅 马馬 乐樂 肾腎 线線 对對対 单單単 锂鋰 环環 吗嗎 噜嚕 双雙 费費 当當 为為 关關関 惊驚 伤傷 两兩 亚亞 边邊 转轉転 并並併 绝絕絶 变變変 静靜 门門 缓緩 状狀 从從 个個 种種 插挿 击擊 丝絲 与與 莱萊 苏蘇 恶惡悪 质質 觉覺覚 须須 灵靈 贝貝 别別 动動 尔爾 兰蘭 让讓 荨蕁 显顯顕 痉痙 挛攣 挂掛 减減 点點 术術 语語 间間 时時 胶膠 处處処 区區 满滿 泼潑 龙龍 松鬆 镇鎮 铁鐵鉄 钠鈉 钾鉀 钙鈣 么麼 样樣 运運 机機 东東 风風 宁寧 总總総 较較 于於 历歷歴 残殘 称稱 还還 颜顏顔 齐齊 羟羥 纳納 来來'

const ONE_FORM: ReadonlyMap<string, string> = new Map([
  ...Object.entries(VARIANTS),
  ...HAN.split(' ').flatMap(forms => {
    const [first = '', ...others] = forms
    return others.map(form => [form, first] as const)
  }),
])

const KATAKANA_TO_HIRAGANA = 0x60
/** Hindi writes a nasal before a consonant as a character or as a dot: गम्भीर, गंभीर. */
const NASAL = /[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g
const isKatakana = (letter: string) => letter >= '\u30a1' && letter <= '\u30f6'

const PLAIN = /^[ -~]*$/

export function normalise(text: string): string {
  const cut = text.slice(0, LONGEST)
  if (PLAIN.test(cut)) return cut.toLowerCase()
  const folded = cut.normalize('NFKC').toLowerCase().normalize('NFD')
  const letters = [...folded.replace(DROPPED, '').normalize('NFC')].map(letter =>
    isKatakana(letter)
      ? String.fromCharCode(letter.charCodeAt(0) - KATAKANA_TO_HIRAGANA)
      : (ONE_FORM.get(letter) ?? letter),
  )
  return letters.join('').replace(NASAL, '\u0902')
}

/** The Arabic article and joined particles: والشديدة, بشدة. */
const ARTICLE = /^(?:[وفبك]?ال|لل|و(?=....))(?=...)/

export const withoutArticle = (word: string): string => word.replace(ARTICLE, '')

/** Shorter words have to match exactly: Polish "leki" is not "lekki". */
const SHORTEST_LOOSE = 5

/** Ignores umlauts typed as two characters, and doubled characters: "gefaehrlich", "sevverre". */
export const loose = (word: string): string | undefined =>
  word.length < SHORTEST_LOOSE ? undefined : onceEach(word.replace(/([aou])e/g, '$1'))

const onceEach = (word: string): string => word.replace(SEVERAL, run => run.charAt(0))
/** A pattern with a back reference could take more than linear time. */
const SEVERAL =
  /a{2,}|b{2,}|c{2,}|d{2,}|e{2,}|f{2,}|g{2,}|h{2,}|i{2,}|j{2,}|k{2,}|l{2,}|m{2,}|n{2,}|o{2,}|p{2,}|q{2,}|r{2,}|s{2,}|t{2,}|u{2,}|v{2,}|w{2,}|x{2,}|y{2,}|z{2,}/g

const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'e', ж: 'j', з: 's', и: 'i', і: 'i',
  ї: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u',
  ф: 'f', х: '', ц: 's', ч: 'c', ш: 's', щ: 's', ь: '', ъ: '', ы: 'i', э: 'e', ю: 'u', я: 'ia',
} // biome-ignore format: an alphabet
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/ck|qu|[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/h/g, ''],
]
/** Arabic and Devanagari reliably keep only the consonants of a foreign name. */
const VOWELS = /[اويه\u0904-\u0914\u093e-\u094d\u0955-\u0957]/g

/**
 * The sound of an international word in any spelling: anaphylaxis, anafilaksja and анафілаксія
 * agree, and so do warfarin, варфарин and all spellings of وارفارين.
 */
export function soundOf(word: string): string {
  const latin = PLAIN.test(word) ? word : inLatin(word)
  return onceEach(
    SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin),
  )
}

function inLatin(word: string): string {
  const consonants = withoutArticle(word)
    .replace(/\u0902/g, '\u0928')
    .replace(VOWELS, '')
  return [...consonants].map(letter => CYRILLIC[letter] ?? letter).join('')
}
