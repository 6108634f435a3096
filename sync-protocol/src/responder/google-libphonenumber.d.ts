declare module 'google-libphonenumber' {
  interface PhoneNumber {
    getCountryCode(): number
  }
  export enum PhoneNumberFormat {
    INTERNATIONAL = 1,
  }
  export enum PhoneNumberType {
    FIXED_LINE = 0,
    MOBILE = 1,
  }
  export class PhoneNumberUtil {
    static getInstance(): PhoneNumberUtil
    getSupportedRegions(): string[]
    getCountryCodeForRegion(regionCode: string): number
    getExampleNumberForType(regionCode: string, type: PhoneNumberType): PhoneNumber | null
    format(number: PhoneNumber, format: PhoneNumberFormat): string
  }
  export class ShortNumberInfo {
    static getInstance(): ShortNumberInfo
    isEmergencyNumber(number: string, regionCode: string): boolean
  }
}
