import { recoveryCodesAnswerSchema } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { request } from '../../http/client'
import { dropRefused, makePasskey, signWithPasskey } from '../../people/passkeys'
import { readShownProfile } from '../../people/profiles'

export const proveByPassword = (password: string) =>
  request('/api/auth/reauthenticate', { method: 'POST', body: { password }, answer: null })

export async function proveByPasskey() {
  const passkey = await signWithPasskey()
  if (!passkey.ok) return passkey
  const body = { passkey: passkey.value }
  return request('/api/auth/reauthenticate', { method: 'POST', body, answer: null })
}

export const changePassword = (newPassword: string) =>
  request('/api/auth/password', { method: 'PUT', body: { newPassword }, answer: null })

export const makeRecoveryCodes = () =>
  request('/api/auth/recovery-codes', {
    method: 'POST',
    body: {},
    answer: recoveryCodesAnswerSchema,
  })

export async function addPasskey() {
  const passkey = await makePasskey()
  if (!passkey.ok) return passkey
  const answer = await request('/api/auth/passkeys/register/verify', {
    method: 'POST',
    body: { passkey: passkey.value },
    answer: z.object({ id: z.string() }),
  })
  if (!answer.ok) await dropRefused(passkey.value, answer.failure)
  return answer
}

export const renamePasskey = (id: string, name: string) =>
  request(`/api/auth/passkeys/${id}`, { method: 'PUT', body: { name }, answer: null })

export const removePasskey = (id: string) =>
  request(`/api/auth/passkeys/${id}`, { method: 'DELETE', answer: null })

export const endSession = (id: string) =>
  request(`/api/auth/sessions/${id}`, { method: 'DELETE', answer: null })

export const endOtherSessions = () =>
  request('/api/auth/sessions', { method: 'DELETE', answer: null })

/** A truncated answer is invalid JSON, so it fails. */
export const readExport = () =>
  request('/api/account/export', {
    profile: readShownProfile(),
    answer: z.looseObject({ format: z.literal('lifetag-export') }),
    timeoutMs: 120_000,
  })
