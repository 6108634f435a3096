/** Only `npm run proof:shl` installs the package. These types are the used parts. */

declare module 'kill-the-clipboard' {
  export class SHL {
    static parse(link: string): SHL
    static generate(params: {
      baseManifestURL: string
      flag?: string
      label?: string
      expirationDate?: Date
    }): SHL
    toURI(): string
    readonly url: string
    readonly key: string
    readonly flag: string | undefined
    readonly label: string | undefined
    readonly exp: number | undefined
  }
  export class SHLViewer {
    constructor(params: { shlinkURI: string })
    resolveSHL(params: {
      recipient: string
      passcode?: string
      embeddedLengthMax?: number
    }): Promise<{
      manifest?: { files: { embedded?: string; location?: string }[] }
      fhirResources: { resourceType: string; entry?: { resource: object }[] }[]
    }>
  }
  export function encryptSHLFile(params: {
    content: string
    key: string
    contentType: string
    enableCompression?: boolean
  }): Promise<string>
  export class SHLExpiredError extends Error {}
  export class SHLInvalidPasscodeError extends Error {}
  export class SHLManifestNotFoundError extends Error {}
  export class SHLManifestRateLimitError extends Error {}
}
