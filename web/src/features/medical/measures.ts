import { inWesternDigits, roundedKg } from 'sync-protocol/medical'
import { decimalWords } from '../../ui/date-words'
import { medicalTexts } from './texts'

const { measures: texts } = medicalTexts

const CM_PER_INCH = 2.54
const KG_PER_LB = 0.453_592_37
const KG_PER_STONE = 14 * KG_PER_LB

/** Accepts a decimal point or comma, and returns NaN for anything that is not a number. */
export const readNumber = (typed: string): number => Number(plain(typed).replace(',', '.'))

const plain = (typed: string) => inWesternDigits(typed).replace('٫', '.').trim()

const FEET = /^(\d+)\s*(?:'|’|′|ft|feet|foot)\s*(?:(\d+(?:[.,]\d+)?)\s*(?:"|”|″|''|in|inches)?)?$/i
const INCHES = /^(\d+(?:[.,]\d+)?)\s*(?:"|”|″|in|inches)$/i
const METRES = /^([12][.,]\d{1,2})\s*m?$/i

/** Returns centimetres of "170", "170 cm", "1.70 m", "5'7" or "5 ft 7 in", and NaN for anything else. */
export function readHeight(typed: string): number {
  const text = plain(typed)
  const feet = FEET.exec(text)
  if (feet) return fromInches(Number(feet[1]) * 12 + readNumber(feet[2] ?? '0'))
  const inches = INCHES.exec(text)
  if (inches) return fromInches(readNumber(inches[1] ?? ''))
  const metres = METRES.exec(text)
  if (metres) return Math.round(readNumber(metres[1] ?? '') * 100)
  return readNumber(text.replace(/\s*cm$/i, ''))
}

const POUNDS = /^(\d+(?:[.,]\d+)?)\s*(?:lb|lbs|pounds?)$/i
const STONES = /^(\d+)\s*st(?:one)?\s*(?:(\d+)\s*(?:lb|lbs|pounds?)?)?$/i
const POUNDS_AND_OUNCES = /^(\d+)\s*(?:lb|lbs|pounds?)\s*(\d+(?:[.,]\d+)?)\s*(?:oz|ounces?)$/i
const GRAMS = /^(\d+)\s*(?:g|grams?)$/i

/**
 * Returns kilograms of "72", "3.4 kg", "159 lb", "7 lb 8 oz", "11 st 5" or "2400 g", and NaN for anything
 * else.
 */
export function readWeight(typed: string): number {
  const text = plain(typed)
  const pounds = POUNDS.exec(text)
  if (pounds) return roundedKg(readNumber(pounds[1] ?? '') * KG_PER_LB)
  const both = POUNDS_AND_OUNCES.exec(text)
  if (both) return roundedKg((Number(both[1]) + readNumber(both[2] ?? '') / 16) * KG_PER_LB)
  const grams = GRAMS.exec(text)
  if (grams) return roundedKg(Number(grams[1]) / 1000)
  const stones = STONES.exec(text)
  if (stones) {
    return roundedKg(Number(stones[1]) * KG_PER_STONE + Number(stones[2] ?? 0) * KG_PER_LB)
  }
  return readNumber(text.replace(/\s*kg$/i, ''))
}

const isBare = (typed: string) => /^[\d.,\s]*$/.test(plain(typed))

export function heightHint(typed: string): string {
  const cm = readHeight(typed)
  if (!(cm > 0)) return texts.height
  const inches = Math.round(cm / CM_PER_INCH)
  const isMetric = isBare(typed) || /m$/i.test(typed.trim())
  return isMetric
    ? texts.heightInFeet({ feet: Math.floor(inches / 12), inches: inches % 12 })
    : texts.heightInCm({ cm: decimalWords(cm, 2) })
}

export function weightHint(typed: string): string {
  const kg = readWeight(typed)
  if (!(kg > 0)) return texts.weight
  const isMetric = isBare(typed) || /kg$/i.test(typed.trim())
  const pounds = kg / KG_PER_LB
  // Half a pound is a tenth of a newborn's weight.
  const shown = kg < 20 ? pounds : Math.round(pounds)
  return isMetric
    ? texts.weightInPounds({ pounds: decimalWords(shown, 1) })
    : texts.weightInKg({ kg: decimalWords(kg, 2) })
}

const fromInches = (inches: number): number => Math.round(inches * CM_PER_INCH)
