import type { Hono } from 'hono'
import {
  alertChoiceRequestSchema,
  alertContactRequestSchema,
  alertDeviceAnswerSchema,
  alertDeviceRequestSchema,
  alertMuteRequestSchema,
  alertPushAnswerSchema,
  alertsAnswerSchema,
  newAlertContactAnswerSchema,
} from 'sync-protocol/rest'
import { forgetDevice, isPushSubscription, keepDevice } from '../../alerts/devices'
import { AppError } from '../../core/app-error'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { rowId } from '../../http/row-id'
import { askContact, removeContact } from './ask-contact'
import { chooseOwn, choosePerson, mute, readAlerts } from './read-alerts'
import { alertFailures } from './texts'

export function alertsRoutes(services: Services): Hono<AppEnv> {
  const { database, keyring, newId, now, push } = services
  const routes = createRoutes(services, 'Alerts')

  const list = {
    summary: 'Who is told when a code is opened',
    who: 'user',
    profile: 'alerts',
    answers: { 200: alertsAnswerSchema },
  } as const
  routes.get('/api/alerts', list, async ({ c, signedIn: { user }, subject }) =>
    c.json(await readAlerts(services, subject, user.id)),
  )

  const setMute = {
    summary: 'Pause all alerts for an hour, or turn them on again',
    who: 'user',
    profile: 'alerts',
    body: alertMuteRequestSchema,
    answers: { 200: alertsAnswerSchema },
    idempotency: 'inTransaction',
  } as const
  routes.put('/api/alerts/mute', setMute, async ({ c, signedIn: { user }, subject, body }) => {
    await mute(services, subject, body.isMuted)
    return c.json(await readAlerts(services, subject, user.id))
  })

  const setOwn = {
    summary: 'Whether one is told oneself; a viewer says only no',
    who: 'user',
    profile: 'read',
    body: alertChoiceRequestSchema,
    answers: { 204: null },
    refuses: ['role_too_low'],
    idempotency: 'inTransaction',
  } as const
  routes.put('/api/alerts/mine', setOwn, async ({ c, signedIn: { user }, subject, body }) => {
    await chooseOwn(services, subject, user.id, body.isNotified)
    return c.body(null, 204)
  })

  const setPerson = {
    summary: 'Whether somebody in the record is told',
    who: 'user',
    profile: 'members',
    params: { id: rowId },
    body: alertChoiceRequestSchema,
    answers: { 204: null },
    idempotency: 'inTransaction',
  } as const
  routes.put('/api/alerts/people/:id', setPerson, async ({ c, subject, params, body }) => {
    await choosePerson(services, subject, params.id, body.isNotified)
    return c.body(null, 204)
  })

  const ask = {
    summary: 'Ask somebody without an account: gives a link to hand over',
    who: 'user',
    profile: 'alerts',
    body: alertContactRequestSchema,
    answers: { 201: newAlertContactAnswerSchema },
    refuses: ['too_many'],
    // The answer contains a secret that is shown once.
    idempotency: 'exempt',
  } as const
  routes.post('/api/alerts/contacts', ask, async ({ c, signedIn: { user }, subject, body }) =>
    c.json(await askContact(services, subject, { userId: user.id, name: body.name }), 201),
  )

  const remove = {
    summary: 'Tell a contact no more, or take back that they were asked',
    who: 'user',
    profile: 'alerts',
    params: { id: rowId },
    answers: { 204: null },
    idempotency: 'inTransaction',
  } as const
  routes.delete('/api/alerts/contacts/:id', remove, async ({ c, subject, params: { id } }) => {
    await removeContact(services, subject, id)
    return c.body(null, 204)
  })

  const readKey = {
    summary: 'The key with which browsers ask for notifications; null where there are none',
    who: 'user',
    answers: { 200: alertPushAnswerSchema },
  } as const
  routes.get('/api/alerts/push', readKey, ({ c }) => c.json({ key: push?.key ?? null }))

  const addDevice = {
    summary: 'Be told in this browser, of every record of which one is told',
    who: 'user',
    body: alertDeviceRequestSchema,
    answers: { 201: alertDeviceAnswerSchema },
    idempotency: 'inTransaction',
  } as const
  routes.post('/api/alerts/devices', addDevice, async ({ c, signedIn, body }) => {
    const { user, session } = signedIn
    if (!isPushSubscription(body)) {
      throw new AppError('malformed', { message: alertFailures.noSubscription })
    }
    if (!push?.accepts(body.endpoint)) {
      throw new AppError('invalid', { fields: { endpoint: alertFailures.unknownService } })
    }
    const device = { id: newId(), at: now(), sessionId: session.id, target: body }
    const id = await database.transaction(user.id, tx => keepDevice(tx, keyring, user.id, device))
    return c.json({ id }, 201)
  })

  const removeDevice = {
    summary: 'Be told no more in a browser',
    who: 'user',
    params: { id: rowId },
    answers: { 204: null },
    idempotency: 'inTransaction',
  } as const
  routes.delete(
    '/api/alerts/devices/:id',
    removeDevice,
    async ({ c, signedIn: { user }, params: { id } }) => {
      const isGone = await database.transaction(user.id, tx => forgetDevice(tx, user.id, id))
      if (!isGone) throw new AppError('not_found')
      return c.body(null, 204)
    },
  )

  return routes.app
}
