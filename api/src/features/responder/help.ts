import type { Context } from 'hono'
import { dialable } from 'sync-protocol/medical'
import { CALLBACK_MAX, type HelpPage, PLACE_MAX, renderHelpPage } from 'sync-protocol/responder'
import { makeLink, NO_SECRET, readLink } from '../../alerts/alert-link'
import { apartFromRequest } from '../../db/one-connection'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { clientAddress } from '../../http/client-address'
import { sendPage } from '../../http/send-page'
import { sentFrom } from '../../http/sent-from'
import { type Form, isFormPass, makeFormPass } from './form-pass'
import type { createNotes } from './note-view'
import type { OpenCode } from './open-code'
import { readerOf } from './reader'
import { secondsToWait } from './seconds-to-wait'

type Sent = { opened: OpenCode; form: Form; body: Uint8Array }

/** Everyone with the code may ask for the family. */
export function createHelp(services: Services, notes: ReturnType<typeof createNotes>) {
  const { alerts, config, keyring, limits } = services

  /** A refused request is not counted, so that one helper cannot use up the limit of others. */
  const mayAsk = async (codeId: string, network: string): Promise<boolean> => {
    const own = `${codeId} ${network}`
    if ((await secondsToWait(limits.take('alert_help', own))) !== null) return false
    if ((await secondsToWait(limits.take('alert_help_code', codeId))) === null) return true
    await limits.giveBack('alert_help', own)
    return false
  }

  return async (c: Context<AppEnv>, { opened, form, body }: Sent): Promise<Response> => {
    const { userId, codeId } = opened
    const { token } = opened.code
    const action = `/e/${token}/help`
    const answer = (page: HelpPage, status: 200 | 403 | 422 | 429 = 200) =>
      sendPage(c, renderHelpPage({ ...readerOf(c), cardHref: `/e/${token}`, page }), status)
    const newForm = () => ({ action, pass: makeFormPass(form) })
    const fields = new URLSearchParams(Buffer.from(body).toString('utf8'))
    const about = fields.get('about')
    const isProven =
      sentFrom(c, config.publicOrigin) === 'own' || isFormPass(form, fields.get('pass') ?? '')
    if (!isProven) {
      return about === null
        ? answer({ kind: 'ask', form: newForm(), trouble: 'stale' }, 403)
        : answer({ kind: 'asked', form: newForm(), about, isStale: true }, 403)
    }
    if (about !== null) {
      const link = readLink(keyring, about)
      const words = lineOf(fields.get('place')).slice(0, PLACE_MAX)
      if (link?.kind !== 'place' || link.userId !== userId || words === '') {
        return answer({ kind: 'asked', form: newForm(), about }, 422)
      }
      await apartFromRequest(() => alerts.helpPlace({ userId, codeId, placeId: link.id, words }))
      return answer({ kind: 'placeSent' })
    }
    const callback = readCallback(fields.get('callback'))
    if (callback === null) {
      return answer({ kind: 'ask', form: newForm(), trouble: 'number' }, 422)
    }
    const network = clientAddress(c, config.proxyHops)
    if (!(await apartFromRequest(() => mayAsk(codeId, network))))
      return answer({ kind: 'tooMany' }, 429)
    notes.later(c, opened, { callback: callback ?? '' })
    const { others, placeId } = await apartFromRequest(() =>
      alerts.help({ userId, codeId, callback }),
    )
    if (others === 0) return answer({ kind: 'nobody' })
    const place = makeLink(keyring, '', { kind: 'place', userId, id: placeId, secret: NO_SECRET })
    return answer({ kind: 'asked', form: newForm(), about: place.slice('/n/'.length) })
  }
}

/** Returns undefined if the field is empty, null if it contains no number. */
function readCallback(given: string | null): string | undefined | null {
  const text = lineOf(given)
  if (text === '') return undefined
  const isNumber = /^[+\d\s().,/-]+$/.test(text) && /\d{3}/.test(dialable(text))
  return isNumber && text.length <= CALLBACK_MAX ? text : null
}

/** Removes characters that cannot be stored or that reverse the text. */
const lineOf = (given: string | null): string =>
  (given ?? '')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
