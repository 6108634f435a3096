/** Only `npm run proof:ips` installs Medplum. */

declare module '@medplum/core' {
  interface Issue {
    severity: 'error' | 'warning' | 'information' | 'fatal'
    details?: { text?: string }
    expression?: string[]
  }
  export class OperationOutcomeError extends Error {
    outcome: { issue?: Issue[] }
  }
  export class MedplumClient {
    constructor(options: { baseUrl: string; fetch: typeof fetch })
    /** The request sends its own Accept header. */
    get(url: string): Promise<import('./structure-check').Document>
  }
  export function indexStructureDefinitionBundle(bundle: unknown): void
  export function loadDataType(definition: unknown): void
  /** Throws errors and returns issues of lower severity. */
  export function validateResource(resource: unknown, options?: { profile?: unknown }): Issue[]
}
