/** Of Medplum, what is used here: `npm run proof:ips` alone installs it. */

declare module '@medplum/core' {
  interface Issue {
    severity: 'error' | 'warning' | 'information' | 'fatal'
    details?: { text?: string }
    expression?: string[]
  }
  export class OperationOutcomeError extends Error {
    outcome: { issue?: Issue[] }
  }
  export function indexStructureDefinitionBundle(bundle: unknown): void
  export function loadDataType(definition: unknown): void
  /** Throws what is an error, answers with what is less. */
  export function validateResource(resource: unknown, options?: { profile?: unknown }): Issue[]
}
