import type { Dictionary } from 'sync-protocol/card'
import type { MedicalRecord } from 'sync-protocol/medical'
import { SHARE_LIMITS, type ShareRequest, shareAnswerSchema } from 'sync-protocol/rest'
import { FHIR_JSON, SECRET_BYTES, sealFile, toBase64url } from 'sync-protocol/shl'
import { request } from '../../../http/client'
import type { HttpFailure } from '../../../http/failure'
import { fail, type Result } from '../../../http/result'
import { readShownProfile } from '../../../people/profiles'
import { makeSummary } from '../summary/make-summary'
import { clinicTexts } from '../texts'
import { type HealthLink, keepShare } from './links-note'

type LinkChoices = Pick<ShareRequest, 'kind' | 'level' | 'expiresIn'> & {
  label: string
  passcode: string
}

interface Making {
  record: MedicalRecord
  dictionary: Dictionary | undefined
  nowMs: number
}

/** For a sealed link the server gets the encrypted file and never the key. */
export async function makeLink(
  { kind, level, expiresIn, label, passcode }: LinkChoices,
  making: Making,
): Promise<Result<HealthLink[], HttpFailure>> {
  const common = { level, expiresIn, ...(label && { label }) }
  if (kind === 'live') return send({ kind, ...common, ...(passcode && { passcode }) })
  const key = toBase64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
  const { content } = makeSummary(making.record, level, making)
  const sealed = await sealFile({ content, contentType: FHIR_JSON }, key, globalThis)
  if (sealed.length > SHARE_LIMITS.sealedLength) return fail(tooLarge())
  return send({ kind, ...common, content: sealed }, key)
}

const tooLarge = (): HttpFailure => ({
  ...{
    kind: 'refused',
    status: 413,
    code: 'too_large',
    requestId: '',
    fields: {},
    retryAfterSeconds: null,
  },
  message: clinicTexts.link.tooLarge,
})

async function send(body: ShareRequest, key?: string): Promise<Result<HealthLink[], HttpFailure>> {
  const made = await request('/api/shares', {
    ...{ method: 'POST', body, answer: shareAnswerSchema, timeoutMs: 60_000 },
    profile: readShownProfile(),
  })
  return made.ok ? { ok: true, value: await keepShare(made.value, key) } : made
}

export const endLink = (id: string): Promise<Result<null, HttpFailure>> =>
  request(`/api/shares/${id}`, { method: 'DELETE', answer: null, profile: readShownProfile() })
