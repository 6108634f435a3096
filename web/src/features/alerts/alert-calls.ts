import {
  type AlertDeviceRequest,
  alertDeviceAnswerSchema,
  alertPushAnswerSchema,
  alertsAnswerSchema,
  newAlertContactAnswerSchema,
} from 'sync-protocol/rest'
import { request } from '../../http/client'
import { readShownProfile } from '../../people/profiles'

const about = () => ({ profile: readShownProfile() })

export const setMuted = (isMuted: boolean) =>
  request('/api/alerts/mute', {
    ...about(),
    ...{ method: 'PUT', body: { isMuted }, answer: alertsAnswerSchema },
  })

/** Every member may use the route for their own alerts. */
export const setNotified = ({ id, isYou }: { id: string; isYou: boolean }, isNotified: boolean) =>
  request(isYou ? '/api/alerts/mine' : `/api/alerts/people/${id}`, {
    ...about(),
    ...{ method: 'PUT', body: { isNotified }, answer: null },
  })

export const askContact = (name: string) =>
  request('/api/alerts/contacts', {
    ...about(),
    ...{ method: 'POST', body: { name }, answer: newAlertContactAnswerSchema },
  })

export const removeContact = (id: string) =>
  request(`/api/alerts/contacts/${id}`, { ...about(), method: 'DELETE', answer: null })

// These belong to the account, whichever record is shown.

export const readPushKey = () => request('/api/alerts/push', { answer: alertPushAnswerSchema })

export const addDevice = (body: AlertDeviceRequest) =>
  request('/api/alerts/devices', { method: 'POST', body, answer: alertDeviceAnswerSchema })

export const removeDevice = (id: string) =>
  request(`/api/alerts/devices/${id}`, { method: 'DELETE', answer: null })
