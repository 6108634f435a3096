// Types of the little a test uses of it.
declare module 'google-libphonenumber' {
  export class ShortNumberInfo {
    static getInstance(): ShortNumberInfo
    isEmergencyNumber(number: string, regionCode: string): boolean
  }
}
