import * as z from 'zod/mini'
import type { Declaration } from '../../http/declaration'

const resource = z.looseObject({ resourceType: z.string() })

const document = z.looseObject({
  resourceType: z.literal('Bundle'),
  type: z.literal('document'),
  language: z.string(),
  timestamp: z.iso.datetime(),
  entry: z.array(z.looseObject({ fullUrl: z.string(), resource })),
})

const outcome = z.looseObject({
  resourceType: z.literal('OperationOutcome'),
  issue: z.array(
    z.looseObject({
      severity: z.literal('error'),
      code: z.string(),
      details: z.looseObject({ text: z.string() }),
      diagnostics: z.optional(z.string()),
    }),
  ),
})

const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const FHIR = 'application/fhir+json; fhirVersion=4.0'
const refusal = { [HTML]: null, [TEXT]: null, [FHIR]: outcome }

/** Only describes the route: a page always appears, whatever it is asked with. */
export const CODE_DECLARATION = {
  summary: 'The card of a printed code, as a page, as a FHIR R4 document (IPS) or as text',
  who: 'anyone',
  params: { token: z.string() },
  query: z.object({
    _format: z.optional(z.enum(['html', 'json', 'text'])),
    lang: z.optional(z.string()),
  }),
  answers: { 200: { [HTML]: null, [TEXT]: null, [FHIR]: document } },
  ownRefusals: {
    403: { [TEXT]: null, [FHIR]: outcome },
    404: refusal,
    405: refusal,
    406: { [FHIR]: outcome },
    429: refusal,
    503: refusal,
  },
  limits: ['responder_view', 'responder_code', 'responder_miss'],
} as const satisfies Declaration
