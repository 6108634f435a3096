/**
 * The meanings of the people's words are written by hand, so they cannot be wrong in the same way as the
 * product's tables.
 *
 * `TARGET_RECORDS=200 npx vitest run --root sync-protocol src/card/targets` tests 200 people of each language
 * (and `--root web src/features/print/targets` prints them).
 */
import { inventRecord } from '../bench/invented-record'
import { seededRandom } from '../bench/random'
import { LANGUAGE_STOCKS } from '../bench/stocks'
import type { Locale } from '../src/card'
import { disclose, type ResponderCard } from '../src/disclosure'
import type { MedicalRecord } from '../src/medical'

/** `open`: two doctors would disagree. */
export type Meant = 'severe' | 'notSevere' | 'unclear' | 'open'

export interface TargetPerson {
  locale: Locale
  record: MedicalRecord
  card: ResponderCard
  meant: readonly Meant[]
}

export const TARGET_DAY_MS = Date.UTC(2026, 2, 1)
export const TARGET_DAY = '2026-03-01'
const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 3, expiresAt: '' } as const
const SHARED_OUT = 200
const EACH = Number(process.env.TARGET_RECORDS ?? SHARED_OUT / LANGUAGE_STOCKS.length)

const words = (text: string) => text.split(/\s*[;\n]\s*/).map(word => word.toLowerCase())

const SEVERE =
  words(`Severe; Life threatening; Grave; Severa; Muy grave; Sévère; Schwer; Lebensbedrohlich
Gravissima; Muito grave; Ernstig; Levensbedreigend; Ciężka; Silna; Важка; Тяжка; شديدة; شديدة جدا
严重; 危及生命; 重度; 重い; गंभीर; बहुत गंभीर; जानलेवा; Тяжёлая; Тяжелая; Сильная; Ağır; Şiddetli; Ciddi
Çok ağır; 심함; 아주 심함; 중증; Svår; Allvarlig; Severă; Gravă; Foarte gravă`)
const NOT_SEVERE =
  words(`Moderate; Mild; Moderada; Leve; Modérée; Légère; Faible; Mittel; Leicht; Mäßig
Moderata; Lieve; Media; Ligeira; Matig; Licht; Umiarkowana; Łagodna; Lekka; Середня; Легка; Помірна
متوسطة; خفيفة; بسيطة; 中度; 轻度; 轻微; 中等度; 軽度; 軽い; मध्यम; हल्की; Средняя; Лёгкая; Умеренная; Слабая; Orta; Orta derecede
Hafif; 보통; 약함; 경증; Måttlig; Lindrig; Medelsvår; Lätt; Moderată; Ușoară; Usoara; Medie`)
const UNCLEAR = words('Not sure')

const DANGEROUS =
  words(`Anaphylaxis; Throat closes up; Difficulty breathing; Collapse; Hives, low BP
Cough, tongue swelling; Anafilaxia; Broncoespasmo; Dificultad para respirar; Choc anaphylactique
Atemnot; Kreislaufkollaps; Blutdruckabfall; Shock anafilattico; Difficoltà a respirare; Svenimento
Choque anafilático; Inchaço na garganta; Falta de ar; Benauwdheid; Flauwvallen; Obrzęk gardła
Wstrząs; Duszność; набряк Квінке; задишка; анафілаксія; ضيق تنفس; صدمة تحسسية; 呼吸困难; 过敏性休克
アナフィラキシー; 呼吸困難; のどの腫れ; ショック; सांस लेने में तकलीफ; отёк Квинке; удушье; анафилактический шок
падение давления; nefes darlığı; bayılma; anafilaksi; 호흡곤란; 아나필락시스; 쇼크; svullnad i halsen; chock
andnöd; anafylaxi; edem Quincke; leșin; șoc anafilactic`)
/** Asthma can be either. Swelling of the lips or face alone does not count as danger to life. */
const OPEN = words(
  `asthma attack; Crise d'asthme; Napad astmy; نوبة ربو; 喘息発作; दमा का दौरा; Malaise; приступ астмы; astım krizi; 천식 발작; criză de astm`,
)

export const targetPeople = (): TargetPerson[] =>
  LANGUAGE_STOCKS.flatMap(stock => {
    const random = seededRandom(20_260_301)
    return Array.from({ length: Math.ceil(EACH) }, (): TargetPerson => {
      const record = inventRecord(random, stock, TARGET_DAY_MS)
      return {
        locale: stock.language as Locale, // the languages of the stocks are those of the pages
        record,
        card: disclose(record, CODE, TARGET_DAY),
        meant: record.allergies.map(({ severity, reaction }) => meantBy(severity, reaction ?? '')),
      }
    })
  })

function meantBy(severity: string, reaction: string): Meant {
  const said = severity.toLowerCase()
  const reactionSaid = reaction.toLowerCase()
  if (DANGEROUS.includes(reactionSaid) || SEVERE.includes(said)) return 'severe'
  const slipped = DANGEROUS.find(word => isSlipOf(reactionSaid, word))
  if (slipped !== undefined) return LONG_WORD.test(slipped) ? 'severe' : 'open'
  if (OPEN.some(word => reactionSaid === word || isSlipOf(reactionSaid, word))) return 'open'
  if (UNCLEAR.includes(said)) return 'unclear'
  if (!NOT_SEVERE.includes(said)) throw new Error(`Nobody has said what "${severity}" means`)
  return 'notSevere'
}

/** A short word with a typing error can become another word. */
const LONG_WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}]{9,}$/u

const isSlipOf = (typed: string, word: string): boolean =>
  [...word.split('').keys()].some(
    at =>
      typed === word.slice(0, at) + word.slice(at + 1) ||
      typed === word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )
