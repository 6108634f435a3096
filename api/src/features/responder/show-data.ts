import type { Context } from 'hono'
import { factsOf, RESPONDER_ITEMS_MAX } from 'sync-protocol/card'
import type { ResponderCard } from 'sync-protocol/disclosure'
import { makeIps } from 'sync-protocol/ips'
import { askText } from 'sync-protocol/responder'
import { sampleText } from 'sync-protocol/share'
import { EVERY_LANGUAGE } from 'sync-protocol/terms/every-language'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import type { Format } from './choose-format'
import type { createNotes } from './note-view'
import type { OpenCode } from './open-code'
import { queueOpenedAlert } from './queue-opened-alert'
import { readerOf } from './reader'
import { sendData, sendRefusal } from './send-data'

type Shown = { opened: OpenCode; card: ResponderCard; format: Exclude<Format, 'html'> }

/** The data contain what the page shows, and so neither codes of terms nor ids of rows. */
export function createShowData(services: Services, notes: ReturnType<typeof createNotes>) {
  const { config, newId, now } = services
  return (c: Context<AppEnv>, { opened, card, format }: Shown): Response => {
    const { token, accessLevel } = opened.code
    const { locale, emergencyNumber } = readerOf(c)
    if (accessLevel === 'healthcare') {
      const page = `${config.publicOrigin}/e/${token}`
      return sendRefusal(c, format, 403, { words: askText({ locale, emergencyNumber }), page })
    }
    const read = { dictionary: EVERY_LANGUAGE, itemsMax: RESPONDER_ITEMS_MAX }
    const summary = () =>
      makeIps(card, { ...read, locale, rowIds: {}, nowMs: now().getTime(), newId })
    const content =
      format === 'text'
        ? sampleText(factsOf(card, locale, read), locale)
        : JSON.stringify(summary())
    notes.later(c, opened, { reader: 'software' })
    queueOpenedAlert(services, c, opened, true)
    return sendData(c, { format, content })
  }
}
