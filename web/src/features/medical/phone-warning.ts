import { phoneNumbersIn } from 'sync-protocol/medical'
import { medicalTexts } from './texts'

/** Shorter numbers, such as 112, are for callers in the country and have no international form. */
const FEWEST_DIGITS = 6

/** A helper abroad who scans the code presses the number as it is written. */
export function warnAboutNationalNumber(phone: string): string | undefined {
  const isNational = phoneNumbersIn(phone).some(
    ({ dialled }) => !/^(\+|00|011)/.test(dialled) && dialled.length >= FEWEST_DIGITS,
  )
  return isNational ? medicalTexts.phones.national : undefined
}
