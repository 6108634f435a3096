import type { Context } from 'hono'
import { disclose, type ResponderCard } from 'sync-protocol/disclosure'
import {
  ASK_REASONS,
  ASK_ROLES,
  helpForm,
  renderAskPage,
  renderResponderPage,
} from 'sync-protocol/responder'
import { EVERY_LANGUAGE } from 'sync-protocol/terms/every-language'
import * as z from 'zod/mini'
import { apartFromRequest } from '../../db/one-connection'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { clientAddress } from '../../http/client-address'
import { fileHeaders, type KeptFile, type ReadFile } from '../../http/file-headers'
import { logJobFailure } from '../../http/request-log'
import { sendPage } from '../../http/send-page'
import { sentFrom } from '../../http/sent-from'
import { fileIdsIn, withLinksUnder, withoutGuarded } from './card-files'
import type { Format } from './choose-format'
import { sendFailure } from './failure-page'
import { isFormPass, makeFormPass } from './form-pass'
import { createHelp } from './help'
import { createNotes } from './note-view'
import { linkOf, lockOf, type OpenCode, openCode } from './open-code'
import { queueOpenedAlert } from './queue-opened-alert'
import { queueViewEmail } from './queue-view-email'
import { readerOf } from './reader'
import { secondsToWait } from './seconds-to-wait'
import { createShowData } from './show-data'
import { tryPin } from './try-pin'
import { readPass, sendPass } from './view-pass'

export function createResponder(services: Services, readFile: ReadFile) {
  const { config, keyring, limits, responderDatabase, now } = services
  const notes = createNotes(services)
  const passOptions = () => ({
    keyring,
    nowMs: now().getTime(),
    isSecure: config.publicOrigin.startsWith('https:'),
  })

  const openOrRefuse = async (
    c: Context<AppEnv>,
    token: string,
    limit: 'responder_view' | 'responder_form',
  ): Promise<{ opened: OpenCode } | { refusal: Response }> => {
    const link = linkOf(services, token)
    const code = link?.hash.toString('base64') ?? ''
    const address = clientAddress(c, config.proxyHops)
    // These checks come first, so that repeated views cause no query and no decryption.
    const early = await secondsToWait(limits.check(limit, `${code} ${address}`))
    if (early !== null) return { refusal: tooMany(c, early) }
    const earlyOfCode = await secondsToWait(limits.check('responder_code', code))
    if (earlyOfCode !== null) return { refusal: tooMany(c, earlyOfCode, 'busy') }
    const shown = link && (await openCode({ database: responderDatabase, keyring, now }, link))
    const isOpen = shown !== null && typeof shown === 'object'
    // Only unknown tokens count. A whole network of phones can share one address, and a reader with a
    // valid token has no reason to guess.
    const late = await secondsToWait(
      isOpen ? limits.take(limit, `${code} ${address}`) : limits.take('responder_miss', address),
    )
    if (late !== null) return { refusal: tooMany(c, late) }
    const lateOfCode = isOpen && (await secondsToWait(limits.take('responder_code', code)))
    if (lateOfCode) return { refusal: tooMany(c, lateOfCode, 'busy') }
    return isOpen ? { opened: shown } : { refusal: sendFailure(c, 404, shown ?? 'unknown') }
  }

  const formOf = (c: Context<AppEnv>, { code }: OpenCode) => ({
    keyring,
    token: code.token,
    network: clientAddress(c, config.proxyHops),
    nowMs: now().getTime(),
  })

  type Trouble = {
    isPinWrong?: boolean
    isStale?: boolean
    lock?: { untilMs: number | null } | null
  }

  const ask = (
    c: Context<AppEnv>,
    opened: OpenCode,
    status: 200 | 403 | 422 = 200,
    { isPinWrong = false, isStale = false, lock }: Trouble = {},
  ): Response => {
    const form = formOf(c, opened)
    const page = renderAskPage({
      ...readerOf(c),
      action: `/e/${opened.code.token}/unlock`,
      pass: makeFormPass(form),
      hasPin: opened.pin !== null,
      pinLock: lock === undefined ? lockOf(opened, form.nowMs) : lock,
      nowMs: form.nowMs,
      isPinWrong,
      isStale,
    })
    return sendPage(c, page, status)
  }

  const cardOf = ({ code, record, pin }: OpenCode, isPinGiven: boolean): ResponderCard => {
    const card = disclose(record, code, now().toISOString().slice(0, 10))
    const isGuarded = pin !== null && code.accessLevel === 'healthcare' && !isPinGiven
    return isGuarded ? withoutGuarded(card) : card
  }

  const help = createHelp(services, notes)

  const showCard = (c: Context<AppEnv>, opened: OpenCode, isPinGiven: boolean) => {
    const { token } = opened.code
    const form = { action: `/e/${token}/help`, pass: makeFormPass(formOf(c, opened)) }
    const reader = readerOf(c)
    const asText = opened.code.accessLevel !== 'healthcare'
    if (asText)
      c.header('Link', `</e/${token}?_format=json>; rel="alternate"; type="application/fhir+json"`)
    const page = renderResponderPage(withLinksUnder(cardOf(opened, isPinGiven), `/e/${token}`), {
      ...reader,
      source: 'live',
      dictionary: EVERY_LANGUAGE,
      help: opened.hasFamily ? helpForm(reader.locale, form) : undefined,
      textHref: asText ? `/e/${token}?_format=text&lang=${reader.locale}` : undefined,
      languageHref: locale => `/e/${token}?lang=${locale}`,
    })
    return sendPage(c, page, 200, { mayFetch: asText })
  }

  const showData = createShowData(services, notes)

  return {
    async show(c: Context<AppEnv>, token: string, format: Format): Promise<Response> {
      const found = await openOrRefuse(c, token, 'responder_view')
      if ('refusal' in found) return found.refusal
      const { opened } = found
      if (format !== 'html') {
        return showData(c, { opened, card: cardOf(opened, false), format })
      }
      const pass = readPass(c, opened.code.token, passOptions())
      if (opened.code.accessLevel === 'healthcare' && !pass) return ask(c, opened)
      const answer = showCard(c, opened, pass?.isPinGiven ?? false)
      notes.later(c, opened)
      queueOpenedAlert(services, c, opened)
      return answer
    },

    /** The view of the page is already logged. */
    async file(c: Context<AppEnv>, token: string, fileId: string): Promise<Response> {
      const found = await openOrRefuse(c, token, 'responder_view')
      if ('refusal' in found) return found.refusal
      const { opened } = found
      const pass = readPass(c, opened.code.token, passOptions())
      if (opened.code.accessLevel === 'healthcare' && !pass) return ask(c, opened)
      const isShown = fileIdsIn(cardOf(opened, pass?.isPinGiven ?? false)).includes(fileId)
      const file = isShown ? await readFile({ id: opened.userId }, fileId) : undefined
      return file ? sendFile(c, file) : sendFailure(c, 404, 'withdrawn')
    },

    /** `body` was read before the time limit of the answer began. */
    async unlock(c: Context<AppEnv>, token: string, body: Uint8Array): Promise<Response> {
      const found = await openOrRefuse(c, token, 'responder_form')
      if ('refusal' in found) return found.refusal
      const { opened } = found
      const { form, pass } = readUnlockForm(body)
      const isProven =
        sentFrom(c, config.publicOrigin) === 'own' || isFormPass(formOf(c, opened), pass)
      if (!isProven) return ask(c, opened, 403, { isStale: true })
      if (!form) return ask(c, opened, 422)
      const { role, reason, pin } = form
      const tried =
        opened.pin && pin ? await apartFromRequest(() => tryPin(services, opened, pin)) : null
      if (tried && tried.kind !== 'right') {
        await notes.now(c, opened, { role, reason, pin: tried.kind })
        return ask(c, opened, 422, { isPinWrong: tried.kind === 'wrong', lock: tried.lock })
      }
      await notes.now(c, opened, { role, reason })
      void apartFromRequest(() => queueViewEmail(services, opened)).catch(error =>
        logJobFailure(services, 'notice of a protected view', error),
      )
      queueOpenedAlert(services, c, opened)
      const isPinGiven = tried !== null
      const given = { token: opened.code.token, isPinGiven }
      sendPass(c, `/e/${opened.code.token}`, given, passOptions())
      return showCard(c, opened, isPinGiven)
    },

    async help(c: Context<AppEnv>, token: string, body: Uint8Array): Promise<Response> {
      const found = await openOrRefuse(c, token, 'responder_form')
      if ('refusal' in found) return found.refusal
      return help(c, { opened: found.opened, form: formOf(c, found.opened), body })
    },
  }
}

/** `kind` is `busy` if all networks together exceed a limit. */
function tooMany(
  c: Context<AppEnv>,
  waitSeconds: number,
  kind: 'tooMany' | 'busy' = 'tooMany',
): Response {
  c.header('Retry-After', String(waitSeconds))
  return sendFailure(c, 429, kind)
}

const sendFile = (c: Context<AppEnv>, file: KeptFile): Response =>
  c.body(new Uint8Array(file.content), 200, {
    ...fileHeaders(file),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
  })

const unlockFormSchema = z.object({
  role: z.enum(ASK_ROLES),
  reason: z.enum(ASK_REASONS),
  pin: z.optional(z.string().check(z.maxLength(20))),
})

function readUnlockForm(body: Uint8Array): {
  form: z.infer<typeof unlockFormSchema> | null
  pass: string
} {
  const { pass = '', ...fields } = Object.fromEntries(
    new URLSearchParams(Buffer.from(body).toString('utf8')),
  )
  return { form: unlockFormSchema.safeParse(fields).data ?? null, pass }
}
