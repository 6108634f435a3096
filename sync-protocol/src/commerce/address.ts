/** The specification makes a second line and the state optional, so they are never required. */
import * as z from 'zod/mini'
import { requiredText, text } from '../medical/text'
import { countryByCode } from './shipping'

const PART_MAX = 100

export const shippingAddressSchema = z.strictObject({
  name: requiredText('Enter the name on the parcel', PART_MAX),
  address1: requiredText('Enter the street and number', PART_MAX),
  address2: z._default(text(PART_MAX), ''),
  city: requiredText('Enter the city', PART_MAX),
  state: z._default(text(PART_MAX), ''),
  postalCode: requiredText('Enter the postal code', 20),
  country: text(5),
})
export type ShippingAddress = z.infer<typeof shippingAddressSchema>

interface AddressRule {
  stateLabel: string
  postalLabel: string
  postalExample: string
  postalPattern: RegExp
}

const rule = (
  postalPattern: RegExp,
  postalExample: string,
  stateLabel = 'Region',
  postalLabel = 'Postal Code',
): AddressRule => ({ stateLabel, postalLabel, postalExample, postalPattern })

const RULES: Readonly<Record<string, AddressRule>> = {
  US: rule(/^\d{5}(-\d{4})?$/, '94110', 'State', 'ZIP Code'),
  CA: rule(/^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i, 'K1A 0B1', 'Province'),
  GB: rule(/^([A-Z]{1,2}\d[A-Z\d]?|GIR) ?\d?[A-Z]{2}$/i, 'SW1A 1AA', 'County', 'Postcode'),
  AU: rule(/^\d{4}$/, '2000', 'State', 'Postcode'),
  DE: rule(/^\d{5}$/, '10115'),
  FR: rule(/^\d{5}$/, '75001'),
  IT: rule(/^\d{5}$/, '00184', 'Province'),
  ES: rule(/^\d{5}$/, '28013', 'Province'),
  NL: rule(/^\d{4} ?[A-Z]{2}$/i, '1012 AB'),
  BE: rule(/^\d{4}$/, '1000'),
  SE: rule(/^\d{3} ?\d{2}$/, '111 20'),
  DK: rule(/^\d{4}$/, '1050'),
  NO: rule(/^\d{4}$/, '0150'),
  JP: rule(/^\d{3}-?\d{4}$/, '100-0001', 'Prefecture'),
  KR: rule(/^\d{5}$/, '03051', 'Province'),
  SG: rule(/^\d{6}$/, '018956'),
  NZ: rule(/^\d{4}$/, '6011'),
  MX: rule(/^\d{5}$/, '06000', 'State'),
  BR: rule(/^\d{5}-?\d{3}$/, '01310-100', 'State'),
}

/** For countries without a known rule or without postal codes (Hong Kong). */
const ANY: AddressRule = rule(/\S/, 'as it is written there; 000 where there is none')

export const addressRule = (countryCode: string): AddressRule => RULES[countryCode] ?? ANY

export function addressFaults(address: unknown): Record<string, string> {
  const parsed = shippingAddressSchema.safeParse(address, { reportInput: true })
  if (parsed.success) {
    const isKnown = countryByCode(parsed.data.country) !== undefined
    return isKnown ? {} : { country: 'Choose one of the listed countries' }
  }
  const faults: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) {
    faults[path.join('.') || 'address'] ??=
      message === 'Invalid input' ? 'Not a valid value' : message
  }
  return faults
}

/**
 * Null if the postal code looks right. Otherwise this is only advice, because a wrong pattern of ours must
 * not stop a parcel.
 */
export function postalAdvice(countryCode: string, postalCode: string): string | null {
  const { postalPattern, postalLabel, postalExample } = addressRule(countryCode)
  const typed = postalCode.trim()
  if (typed === '' || postalPattern.test(typed)) return null
  const country = countryByCode(countryCode)?.name ?? 'this country'
  return `Is this right? A ${postalLabel} of ${country} looks like ${postalExample}.`
}
