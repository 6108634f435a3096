import type { Context } from 'hono'
import { disclose, type ResponderCard } from 'sync-protocol/disclosure'
import type { MedicalRecord } from 'sync-protocol/medical'
import type { QrCode } from 'sync-protocol/qr'
import { renderAskPage, renderNotFoundPage, renderResponderPage } from 'sync-protocol/responder'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { clientAddress } from '../../http/client-address'
import { fileHeaders, type KeptFile, type ReadFile } from '../../http/file-headers'
import { createCodePins } from '../../records/code-pins'
import { MEDICAL_COLLECTIONS, medicalRecordOf } from '../../records/medical-record'
import { createScanLog } from '../../records/scan-log'
import { fileIdsIn, withLinksUnder } from './card-files'
import { withoutGuarded } from './guarded'
import { openCode } from './open-code'
import { readerOf } from './reader'
import { sendPage } from './send-page'
import { takeOrWait } from './take-or-wait'
import { tellOwner } from './tell-owner'
import type { UnlockForm } from './unlock-form'
import { readPass, sendPass } from './view-pass'

/** A code that works, and what its page is made of. */
type Opened = {
  userId: string
  codeId: string
  code: QrCode
  record: MedicalRecord
  /** The owner guards insurance and documents. */
  hasPin: boolean
}

/** What the routes answer. Every failure is a page, too: whoever reads it has somebody to help. */
export function createResponder(services: Services, readFile: ReadFile) {
  const { config, database, keyring, limits, records, now, newId } = services
  const pins = createCodePins(keyring)
  const scans = createScanLog(keyring)
  const passOptions = () => ({
    keyring,
    nowMs: now().getTime(),
    isSecure: config.publicOrigin.startsWith('https:'),
  })

  const open = async (token: string): Promise<Opened | null> => {
    const opened = await openCode(services, token, async (tx, { userId, codeId }) => ({
      record: medicalRecordOf(await records.read(tx, userId, MEDICAL_COLLECTIONS)),
      hasPin: await pins.has(tx, userId, codeId),
    }))
    if (!opened) return null
    const { found, ...code } = opened
    return { ...code, ...found }
  }

  /** The code, or the page that is answered in its place. */
  const openOrRefuse = async (
    c: Context<AppEnv>,
    token: string,
  ): Promise<{ opened: Opened } | { refusal: Response }> => {
    const opened = await open(token)
    const { locale, emergencyNumber } = readerOf(c)
    // Only misses count against an address: a whole network of phones can share one, and whoever
    // shows a good token has nothing to guess.
    const waitSeconds = opened
      ? await takeOrWait(limits, 'responder_view', opened.codeId)
      : await takeOrWait(limits, 'responder_miss', clientAddress(c, config.proxyHops))
    if (opened && waitSeconds === null) return { opened }
    if (waitSeconds !== null) c.header('Retry-After', String(waitSeconds))
    const page = renderNotFoundPage(locale, emergencyNumber)
    return { refusal: sendPage(c, page, waitSeconds === null ? 404 : 429) }
  }

  const note = async (c: Context<AppEnv>, { userId, codeId, code }: Opened, form?: UnlockForm) => {
    const scan = { id: newId(), at: now(), level: code.accessLevel }
    const asked = form && { role: form.role, reason: form.reason }
    try {
      await database.transaction(userId, tx => scans.add(tx, userId, codeId, { ...scan, ...asked }))
    } catch {
      // A log that cannot be written must not stand between a responder and the record.
      c.set('failure', { name: 'scan_not_logged', place: '' })
    }
  }

  const ask = (
    c: Context<AppEnv>,
    token: string,
    { hasPin }: Opened,
    { isPinWrong = false, status = 200 }: { isPinWrong?: boolean; status?: 200 | 422 } = {},
  ): Response => {
    const action = `/e/${token}/unlock`
    return sendPage(c, renderAskPage({ ...readerOf(c), action, hasPin, isPinWrong }), status)
  }

  const cardOf = ({ code, record, hasPin }: Opened, isPinGiven: boolean): ResponderCard => {
    const card = disclose(record, code, now().toISOString().slice(0, 10))
    // Only the healthcare view asks for a PIN: what opens unasked is never held back by one.
    const isGuarded = hasPin && code.accessLevel === 'healthcare' && !isPinGiven
    return isGuarded ? withoutGuarded(card) : card
  }

  const showCard = (c: Context<AppEnv>, token: string, opened: Opened, isPinGiven: boolean) => {
    const page = renderResponderPage(withLinksUnder(cardOf(opened, isPinGiven), `/e/${token}`), {
      ...readerOf(c),
      source: 'live',
      languageHref: locale => `/e/${token}?lang=${locale}`,
    })
    return sendPage(c, page)
  }

  return {
    async show(c: Context<AppEnv>, token: string): Promise<Response> {
      const found = await openOrRefuse(c, token)
      if ('refusal' in found) return found.refusal
      const { opened } = found
      const pass = readPass(c, opened.code.token, passOptions())
      if (opened.code.accessLevel === 'healthcare' && !pass) return ask(c, token, opened)
      await note(c, opened)
      return showCard(c, token, opened, pass?.isPinGiven ?? false)
    },

    /** A file that this view discloses; it was noted when the page was. */
    async file(c: Context<AppEnv>, token: string, fileId: string): Promise<Response> {
      const found = await openOrRefuse(c, token)
      if ('refusal' in found) return found.refusal
      const { opened } = found
      const pass = readPass(c, opened.code.token, passOptions())
      if (opened.code.accessLevel === 'healthcare' && !pass) return ask(c, token, opened)
      const isShown = fileIdsIn(cardOf(opened, pass?.isPinGiven ?? false)).includes(fileId)
      const file = isShown ? await readFile(opened.userId, fileId) : undefined
      if (file) return sendFile(c, file)
      const { locale, emergencyNumber } = readerOf(c)
      return sendPage(c, renderNotFoundPage(locale, emergencyNumber), 404)
    },

    async unlock(c: Context<AppEnv>, token: string, form: UnlockForm | null): Promise<Response> {
      const found = await openOrRefuse(c, token)
      if ('refusal' in found) return found.refusal
      const { opened } = found
      if (!form) return ask(c, token, opened, { status: 422 })
      const { pin } = form
      const isPinGiven = opened.hasPin && pin !== undefined && (await isPinRight(opened, pin))
      if (pin && !isPinGiven && opened.hasPin)
        return ask(c, token, opened, { isPinWrong: true, status: 422 })
      await note(c, opened, form)
      // Nobody waits for a mail server, and what keeps a letter from being written keeps no page back.
      await tellOwner(services, opened).catch(() => {})
      sendPass(c, `/e/${token}`, { token: opened.code.token, isPinGiven }, passOptions())
      return showCard(c, token, opened, isPinGiven)
    },
  }

  async function isPinRight({ userId, codeId }: Opened, pin: string): Promise<boolean> {
    if (pin === '' || (await takeOrWait(limits, 'code_pin', codeId)) !== null) return false
    const isRight = await database.transaction(userId, tx => pins.check(tx, userId, codeId, pin))
    if (isRight) await limits.clear('code_pin', codeId)
    return isRight
  }
}

const sendFile = (c: Context<AppEnv>, file: KeptFile): Response =>
  c.body(new Uint8Array(file.content), 200, {
    ...fileHeaders(file),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow, noarchive',
  })
