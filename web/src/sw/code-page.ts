import { disclose, type ResponderCard } from 'sync-protocol/disclosure'
import {
  codeLink,
  codePath,
  freshnessOf,
  type Moment,
  type QrType,
  usableCodes,
} from 'sync-protocol/qr'
import {
  CODE_PAGE_CSS,
  type CodePageParts,
  codePageParts,
  emergencyNumberFor,
  pickLocale,
  renderCodeChoice,
} from 'sync-protocol/responder'
import { codeOrigin } from '../app/code-origin'
import type { ChosenCodeView, CodeChoice } from '../sync/record/chosen-code-view'
import type { RowOf } from '../sync/record/rows'

type Code = RowOf<'qr-codes'>

export interface Asked {
  /** The kind of code that a link of the page asked for. */
  type: string | null
  now: Date
  languages: readonly string[]
}

const TYPE_WORDS: Record<QrType, string> = {
  emergency: 'Emergency Info',
  complete: 'Complete Info',
  allergies: 'Allergies Info',
  medications: 'Medications Info',
  contacts: 'Contacts Info',
}

export interface CodePage {
  code: CodePageParts['code']
  rest: () => string
}

/** The page with the person's code; undefined where there is none, and the app says what to do. */
export function codePage(
  { record, codes, isLocal, choices, chosenId }: ChosenCodeView,
  asked: Asked,
): CodePage | undefined {
  if (choices) return { code: choicePage(choices, asked), rest: () => '' }
  const usable = usableCodes(codes, asked.now.getTime())
  const code = usable.find(({ type }) => type === asked.type) ?? usable[0] ?? codes.at(-1)
  if (!code) return undefined
  const accepted = asked.languages.join()
  const isOver = usable.length === 0
  const { code: drawn, rest } = codePageParts({
    locale: pickLocale(accepted),
    emergencyNumber: emergencyNumberFor(accepted),
    drawing: isOver ? undefined : codePath(codeLink(codeOrigin(), code.token, code.capsule)),
    remarks: isOver
      ? [OVER]
      : remarksOn(code, isLocal, {
          changedAtMs: record.changedAtMs,
          nowMs: asked.now.getTime(),
        }),
    links: [
      ...usable
        .filter(other => other !== code)
        .map(({ type }) => ({
          href: `/code?${chosenId ? `profile=${chosenId}&` : ''}type=${type}`,
          words: TYPE_WORDS[type],
        })),
      ...(chosenId ? [{ href: '/code', words: 'Somebody else’s code' }] : []),
      isOver
        ? { href: '/dashboard?tab=qr-codes', words: 'Renew it' }
        : { href: '/', words: 'Open LifeTag' },
    ],
    script: '/code-page.js',
  })
  const read = () => disclose(record, asShown(code), dayOf(asked.now))
  return { code: drawn, rest: () => restOf(read, rest) }
}

/** The code is out already: what cannot be read of the record must not take it off the screen. */
function restOf(read: () => ResponderCard, rest: CodePageParts['rest']): string {
  try {
    return rest(read())
  } catch (error) {
    console.error(error)
    return rest(undefined)
  }
}

/** On a phone that has the codes of several: whose. */
const choicePage = (choices: readonly CodeChoice[], { languages }: Asked): string =>
  renderCodeChoice(
    pickLocale(languages.join()),
    choices.map(({ id, name }) => ({ href: `/code?profile=${id}`, name })),
  )

const OVER = 'Your code has expired, so nobody can open your record with it.'

/**
 * Anyone with this phone in hand could scan the code: beside it stands what that opens without a question
 * asked. Behind the question of a code for professionals is more, and a glance must not see it.
 */
const asShown = (code: Code): Code =>
  code.accessLevel === 'healthcare' ? { ...code, accessLevel: 'emergency' } : code

function remarksOn(code: Code, isLocal: boolean, moment: Moment): string[] {
  const hasCopy = code.capsule !== ''
  const { isOutOfDate } = freshnessOf(code, [], moment)
  const live = isLocal ? LIVE_WITH_ACCOUNT : LIVE_ONCE_SENT
  return [
    code.isUnsent && `${hasCopy ? COPY_WORKS : ''}${live}`,
    isOutOfDate && hasCopy && OLDER,
  ].filter(remark => remark !== false)
}

const COPY_WORKS = 'The copy inside the code works now. '
const LIVE_ONCE_SENT = 'The live page opens after your next connection.'
const LIVE_WITH_ACCOUNT = 'The live page opens once you have backed up your record.'
const OLDER =
  'The record changed after this code was made: without a connection it shows the older one.'

/** The day it is where the person is, `YYYY-MM-DD`. */
function dayOf(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The page's answer: no cache keeps it, and nothing but its own style and script runs in it. */
export async function asAnswer(page: CodePage): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(CODE_PAGE_CSS))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return new Response(inParts(page), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; script-src 'self'; base-uri 'none'; form-action 'none'`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}

/** The browser draws what has come while the rest is made, which begins when the code is on its way. */
function inParts({ code, rest }: CodePage): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(code))
      await new Promise(resolve => setTimeout(resolve))
      controller.enqueue(encoder.encode(rest()))
      controller.close()
    },
  })
}
