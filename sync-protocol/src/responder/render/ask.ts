/**
 * The screen that a `healthcare` code shows first. It discloses nothing, not even a name. It works without a
 * script.
 */
import { fill, type Locale, labelsOf, minuteOf } from '../../card'
import { FAILURE_WORDS } from '../../languages/lists/failure-words.data'
import { documentOf, footer, topBar, warning } from './frame'
import { type Html, html } from './html'

/** `untilMs` is null if only the code's owner can unlock the PIN. */
type PinLock = { untilMs: number | null }

interface AskPageOptions {
  locale: Locale
  emergencyNumber: string
  action: string
  hasPin: boolean
  /** Proves to the server that the form is ours, because some browsers do not send the origin. */
  pass?: string
  isPinWrong?: boolean
  isStale?: boolean
  /** The PIN accepts no tries; everything else opens without it. */
  pinLock?: PinLock | null
  nowMs?: number
}

export const ASK_ROLES = ['paramedic', 'doctor', 'nurse', 'pharmacist', 'other'] as const
export const ASK_REASONS = ['emergency', 'treatment', 'other'] as const

export function renderAskPage(options: AskPageOptions): string {
  const { locale, emergencyNumber, action, pass, hasPin, isPinWrong, isStale } = options
  const { pinLock = null, nowMs = 0 } = options
  const { ask } = labelsOf(locale)
  const body = html`
    <div class="page">
      ${topBar(locale, emergencyNumber)}
      <header>
        <h1>${ask.title}</h1>
        <p>${ask.text}</p>
      </header>
      <form method="post" action="${action}">
        ${isStale && warning(FAILURE_WORDS[locale].sendAgain)}
        ${isPinWrong && warning(ask.wrongPin)}
        ${pinLock && warning(pinLockWords(pinLock, nowMs, locale))}
        ${pass && html`<input type="hidden" name="pass" value="${pass}">`}
        ${choice('role', ask.role, ASK_ROLES, ask.roles)}
        ${choice('reason', ask.reason, ASK_REASONS, ask.reasons)}
        ${hasPin && !pinLock && pinField(ask.pin)}
        <p><button>${ask.open}</button></p>
      </form>
      ${footer()}
    </div>`
  return documentOf(locale, ask.title, body)
}

function choice<K extends string>(
  name: string,
  label: string,
  values: readonly K[],
  words: Record<K, string>,
): Html {
  return html`
    <fieldset>
      <legend>${label}</legend>
      ${values.map(
        value =>
          html`<label><input type="radio" name="${name}" value="${value}" required> ${words[value]}</label>`,
      )}
    </fieldset>`
}

const pinField = (label: string): Html => html`
  <p>
    <label for="pin">${label}</label>
    <input id="pin" name="pin" inputmode="numeric" autocomplete="off" pattern="[0-9]{6}">
  </p>`

/** The time is in UTC. */
function pinLockWords({ untilMs }: PinLock, nowMs: number, locale: Locale): string {
  const { pinLocked, pinLockedForGood } = FAILURE_WORDS[locale]
  if (untilMs === null) return pinLockedForGood
  const minutes = Math.max(1, Math.ceil((untilMs - nowMs) / 60_000))
  const tag = `${locale}-u-nu-latn`
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  return fill(pinLocked, { duration: format.format(minutes), time: minuteOf(untilMs, locale) })
}
