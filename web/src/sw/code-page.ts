import { disclose, type ResponderCard } from 'sync-protocol/disclosure'
import { recordMarkOf, todayHere } from 'sync-protocol/medical'
import { codeLink, codePath, freshnessOf, type Moment, usableCodes } from 'sync-protocol/qr'
import {
  CODE_PAGE_CSS,
  type CodePageParts,
  codePageParts,
  emergencyNumberFor,
  renderCodeChoice,
} from 'sync-protocol/responder'
import { codeOrigin } from '../addresses/code-origin'
import { isLanguage, type Language, pickLanguage, sentenceGapOf } from '../i18n/languages'
import type { ChosenCodeView, CodeChoice } from '../sync/record/chosen-code-view'
import type { RowOf } from '../sync/record/rows'
import { digestOf } from './own-answer'
import { type CodePageTexts, codePageTexts } from './texts'

type Code = RowOf<'qr-codes'>

interface Asked {
  type: string | null
  now: Date
  language: Language
  /** The phone's own, which say where it is. */
  languages: readonly string[]
  /** If the phone has lost the names of dangerous medicines, the page shows no words, because they would look complete. */
  hasNames: boolean
}

interface CodePage {
  code: CodePageParts['code']
  rest: () => string
}

/** The page with the person's code, or undefined without one. The app then says what to do. */
export function codePage(
  { record, codes, isLocal, choices, chosenId }: ChosenCodeView,
  asked: Asked,
): CodePage | undefined {
  const texts = codePageTextsIn(asked.language)
  if (choices) return { code: choicePage(choices, asked.language, texts), rest: () => '' }
  const usable = usableCodes(codes, asked.now.getTime())
  const code = usable.find(({ type }) => type === asked.type) ?? usable[0] ?? codes.at(-1)
  if (!code) return undefined
  const isOver = usable.length === 0
  const { code: drawn, rest } = codePageParts({
    locale: asked.language,
    title: texts.title,
    emergencyNumber: emergencyNumberFor(asked.languages.join()),
    drawing: isOver
      ? undefined
      : {
          ...codePath(codeLink(codeOrigin(), code.token, code.capsule)),
          name: texts.picture,
        },
    remarks: isOver
      ? [texts.expired]
      : remarksOn(code, texts, {
          isLocal,
          language: asked.language,
          recordMark: markOf(record, code),
          nowMs: asked.now.getTime(),
        }),
    links: [
      ...usable
        .filter(other => other !== code)
        .map(({ type }) => ({
          href: `/code?${chosenId ? `profile=${chosenId}&` : ''}type=${type}`,
          words: texts[`infos.${type}`],
        })),
      ...(chosenId ? [{ href: '/code', words: texts.otherPerson }] : []),
      isOver
        ? { href: '/dashboard?tab=qr-codes', words: texts.renew }
        : { href: '/', words: texts.open },
    ],
    script: '/code-page.js',
  })
  const read = () => disclose(record, asShown(code), todayHere(asked.now))
  return { code: drawn, rest: () => (asked.hasNames ? restOf(read, rest) : rest(undefined)) }
}

/** A code is shown without a remark if the record cannot be read. */
function markOf(record: ChosenCodeView['record'], code: Code): string {
  try {
    return recordMarkOf(record)
  } catch (error) {
    console.error(error)
    return code.recordMark
  }
}

/** The code is already sent, so an unreadable record must not remove it from the screen. */
function restOf(read: () => ResponderCard, rest: CodePageParts['rest']): string {
  try {
    return rest(read())
  } catch (error) {
    console.error(error)
    return rest(undefined)
  }
}

const choicePage = (
  choices: readonly CodeChoice[],
  language: Language,
  texts: CodePageTexts,
): string =>
  renderCodeChoice(
    language,
    texts.whose,
    choices.map(({ id, name }) => ({ href: `/code?profile=${id}`, name })),
  )

/**
 * Anyone with this phone in hand could scan the code. A code for professionals asks a question before it
 * shows more, and a glance must not reveal that part.
 */
const asShown = (code: Code): Code =>
  code.accessLevel === 'healthcare' ? { ...code, accessLevel: 'emergency' } : code

function remarksOn(
  code: Code,
  texts: CodePageTexts,
  { isLocal, language, ...moment }: Moment & { isLocal: boolean; language: Language },
): string[] {
  const hasCopy = code.capsule !== ''
  const { isOutOfDate } = freshnessOf(code, [], moment)
  const live = isLocal ? texts.liveWithAccount : texts.liveOnceSent
  return [
    code.isUnsent && (hasCopy ? [texts.copyWorks, live].join(sentenceGapOf(language)) : live),
    isOutOfDate && hasCopy && texts.older,
  ].filter(remark => remark !== false)
}

export async function asAnswer(page: CodePage): Promise<Response> {
  const hash = await digestOf(new TextEncoder().encode(CODE_PAGE_CSS))
  return new Response(inParts(page), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; script-src 'self'; base-uri 'none'; form-action 'none'`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}

/** Sends the code first, so that the browser draws it while the rest is made. */
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

/** In the worker's script, because the page must not wait for a file. */
const TRANSLATED = import.meta.glob<CodePageTexts>('../i18n/*/code-page.json', {
  eager: true,
  import: 'default',
})

const codePageTextsIn = (language: Language): CodePageTexts =>
  TRANSLATED[`../i18n/${language}/code-page.json`] ?? codePageTexts

/** The language that the app would show. */
export const ownLanguage = (noted: string | undefined, languages: readonly string[]): Language =>
  noted !== undefined && isLanguage(noted) ? noted : pickLanguage(languages)
