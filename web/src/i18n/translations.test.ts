import { readFileSync } from 'node:fs'
import type { EntryField } from 'sync-protocol/card'
import { EVERY_LANGUAGE } from 'sync-protocol/terms/every-language'
import { describe, expect, it } from 'vitest'
import { isWrittenWithCare } from '../../../sync-protocol/dev/written-with-care'
import { codePageTexts } from '../sw/texts'
import { englishTexts, type Translation, type Translations } from './define-texts'
import { LANGUAGES, tagOf } from './languages'
import { PHRASES } from './phrases.table'

import.meta.glob(['../**/*texts*.ts', '!../**/*.test.ts'], { eager: true })
const files = import.meta.glob<Translations[string]>('./*/*.json', {
  eager: true,
  import: 'default',
})
const glossaries = import.meta.glob<Record<string, string[]>>('./*.glossary.json', {
  eager: true,
  import: 'default',
})
const GLOSSARY_WORDS = Object.keys(glossaries['./de.glossary.json'] ?? {}).sort()

const protocol = import.meta.glob<string>(
  '../../../sync-protocol/src/{commerce,medical,rest,sync}/**/*.ts',
  { eager: true, query: '?raw', import: 'default' },
)
/** No screen in another language shows these: the owner's, a key of a browser, and tests. */
const MACHINES = /admin|\.test\.ts$/
/** No form can cause these. */
const UNSEEN = [
  'These are no codes',
  'This is no look of a print',
  'Enter the token',
  'Encrypt the file first',
  'Not base64url',
  'Not a key',
  'Not an id for an account',
]

const screens = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/admin/**'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)
/** Two texts with a space between them: in JSX, in JSX on two lines, and in a template. A "·" is no sentence. */
const SPACED =
  /[tT]exts?\.[^\n]*\} \{[a-z]|(?<!· \{)[tT]exts?\.[^\n·]*\}\{' '\}|\} \{[a-z]\w*[tT]exts?\.|[tT]exts?\.[^`\n]*\} \$\{|\} \$\{\w*[tT]exts?\.|(?:[tT]ext|word)s?\.(?!testPayments|yours)\w+\} <[a-zA-Z]/

/** The texts of the app that a shortcut of the manifest has as its name and its short name. */
const SHORTCUTS: Readonly<Record<string, readonly string[]>> = {
  '/code': ['lock: locked.showCode', 'dashboard-frame: code.own'],
  '/scan': ['scan: screen.title', 'dashboard-frame: links.scan'],
  '/dashboard?share=contacts': ['share: share', 'clinic: link.share'],
}
type Localized = Readonly<Record<string, string | { value: string }>>
const manifest: {
  description_localized: Localized
  shortcuts: { url: string; name_localized: Localized; short_name_localized: Localized }[]
} = JSON.parse(
  readFileSync(new URL('../../../public/manifest.webmanifest', import.meta.url), 'utf8'),
)
const localWords = (text: Localized[string] | undefined) =>
  typeof text === 'object' ? text.value : text

/** The record stores these answers, and each responder's page translates them. */
const ANSWERS: Readonly<Record<string, EntryField>> = {
  'contacts.relationships': 'relationship',
  'allergies.severities': 'severity',
  'medications.frequencies': 'frequency',
  'conditions.statuses': 'status',
}

const phrases = Object.fromEntries(PHRASES.map(phrase => [phrase, phrase]))
/** The worker cannot use `defineTexts`, because it knows its language only once it draws. */
const worker = { 'code-page': codePageTexts }
const english = flat({ ...withoutEmpty(englishTexts()), phrases, ...worker })

it('knows each message of the protocol about a field', () => {
  const said = Object.entries(protocol).flatMap(([path, source]) =>
    MACHINES.test(path) ? [] : [...source.matchAll(/(?:error: |requiredText\()'([^']+)'/g)],
  )
  const unknown = said.flatMap(([, message = '']) =>
    PHRASES.includes(message) || UNSEEN.includes(message) ? [] : [message],
  )
  expect(said.length).toBeGreaterThan(50)
  expect(unknown).toEqual([])
})

/**
 * The days of a range, sentences of the protocol, and legal texts, in which one paragraph has several numbers.
 */
const UNCOUNTED = /^(?:legal|phrases): |\{lastDay\}/

it('counts the things of each number, because their form differs by language', () => {
  const things =
    /\{\w+\} (?:[a-z]+ )?(?:\w+ods|characters|bytes|contacts|countries|days|entries|items|labels|minutes|months|people|PINs|records|seconds|squares|times|tries|years)\b/i
  const uncounted = Object.entries(english).filter(
    ([key, text]) => typeof text === 'string' && things.test(text) && !UNCOUNTED.test(key + text),
  )
  expect(uncounted.map(([key]) => key)).toEqual([])
})

/** They name no thing, or the things of another number. */
const SAME_FOR_ONE = [
  'card-check: quality.borderSquares',
  'clinic-import: leftOut.more',
  'team: scrollTest.more',
]

it('names one thing in the singular in English', () => {
  const same = Object.entries(english).filter(
    ([, text]) => typeof text !== 'string' && text.one === text.other,
  )
  expect(same.map(([key]) => key).sort()).toEqual(SAME_FOR_ONE)
})

it('has the values of a counted text in each form, because Japanese has only one', () => {
  const wrong = Object.entries(english).flatMap(([key, text]) => {
    const forms = Object.values(formsOf(text)).map(form =>
      marksIn(form).filter(mark => mark !== '{count}'),
    )
    return forms.every(form => `${form}` === `${forms[0]}`) ? [] : [key]
  })
  expect(wrong).toEqual([])
})

it('puts sentences together with `sentences`, because Japanese has no space between them', () => {
  const spaced = Object.entries(screens).flatMap(([path, source]) => {
    const [found] = SPACED.exec(source) ?? []
    return found === undefined ? [] : [`${path}: ${found}`]
  })
  expect(Object.keys(screens).length).toBeGreaterThan(500)
  expect(spaced).toEqual([])
})

describe.each(Object.keys(LANGUAGES).filter(language => language !== 'en'))('%s', language => {
  const own = Object.fromEntries(
    Object.entries(files).flatMap(([path, texts]) => {
      const [, of, feature = ''] = /^\.\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? []
      return of === language ? [[feature, texts]] : []
    }),
  )
  const translated = flat(own)

  it('has each text, and no other', () => {
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort())
  })

  it('is what the manifest says, for browsers that know `_localized`', () => {
    const said = manifest.shortcuts.flatMap(shortcut => [
      [shortcut.url, localWords(shortcut.name_localized[language])],
      [shortcut.url, localWords(shortcut.short_name_localized[language])],
    ])
    const meant = Object.entries(SHORTCUTS).flatMap(([url, keys]) =>
      keys.map(key => [url, translated[key]]),
    )
    expect(said).toEqual(meant)
    const description = localWords(manifest.description_localized[language])
    expect(isWrittenWithCare(language, description ?? '')).toBe(true)
  })

  it('says on the worker’s page what it says in the app', () => {
    const app = Object.keys(english).filter(key => !key.startsWith('code-page: '))
    const wrong = Object.keys(flat(worker)).flatMap(key => {
      const same = app.filter(each => english[each] === english[key])
      const said = same.map(each => translated[each])
      return same.length === 0 || said.includes(translated[key] ?? '') ? [] : [key]
    })
    expect(wrong).toEqual([])
  })

  it('has the placeholders and tags of the English text in each form', () => {
    const wrong = Object.entries(translated).flatMap(([key, text]) => {
      const source = formsOf(english[key] ?? '')
      return Object.entries(formsOf(text)).flatMap(([form, said]) => {
        const expected = marksIn(source[form] ?? source.other ?? '')
        const marks = marksIn(said)
        // “One change” needs no number, nor does the Arabic dual.
        const mayLack = form === 'one' || form === 'two' ? ['{count}', '{range}'] : []
        const lacking = expected.filter(mark => !marks.includes(mark) && !mayLack.includes(mark))
        const added = marks.filter(mark => !expected.includes(mark) && mark !== '{count}')
        return [...lacking, ...added].map(mark => `${key}: ${mark} in “${said}”`)
      })
    })
    expect(wrong).toEqual([])
  })

  it('has each plural form of the language, and no other', () => {
    const needed = new Intl.PluralRules(tagOf(language)).resolvedOptions().pluralCategories.sort()
    const wrong = Object.entries(translated).flatMap(([key, text]) => {
      const isCounted = typeof english[key] !== 'string'
      if (isCounted !== (typeof text !== 'string')) return [key]
      return isCounted && `${Object.keys(text).sort()}` !== `${needed}` ? [key] : []
    })
    expect(wrong).toEqual([])
  })

  it('is written with care: no empty text, no space at an end, the signs of the language', () => {
    const wrong = Object.entries(translated).flatMap(([key, text]) =>
      Object.values(formsOf(text)).flatMap(said =>
        isWrittenWithCare(language, said) ? [] : [`${key}: ${said}`],
      ),
    )
    expect(wrong).toEqual([])
  })

  it('offers answers that responders read in their own language', () => {
    const asWritten = Object.entries(own.medical ?? {}).flatMap(([key, text]) => {
      const field = ANSWERS[/^lists\.(\w+\.\w+)\./.exec(key)?.[1] ?? '']
      if (!field || typeof text !== 'string') return []
      const { state } = EVERY_LANGUAGE.read(text, field, 'en')
      return state === 'asWritten' ? [`${key}: ${text}`] : []
    })
    expect(asWritten).toEqual([])
  })

  it('uses the words of its glossary', () => {
    const glossary = Object.entries(glossaries[`./${language}.glossary.json`] ?? {})
    expect(glossary.map(([word]) => word).sort()).toEqual(GLOSSARY_WORDS)
    const wrong = Object.entries(translated).flatMap(([key, text]) => {
      const from = wordsOf(english[key] ?? '')
      const to = wordsOf(text).toLowerCase()
      return glossary.flatMap(([word, allowed]) =>
        new RegExp(`\\b${word}s?\\b`, 'i').test(from) &&
        !allowed.some(each => to.includes(each.toLowerCase()))
          ? [`${word} → ${allowed}: ${key}: ${from} → ${to}`]
          : [],
      )
    })
    expect(wrong).toEqual([])
  })
})

function flat(all: Translations): Record<string, Translation> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([feature, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${feature}: ${key}`, text]),
    ),
  )
}

function withoutEmpty(all: Translations): Translations {
  return Object.fromEntries(
    Object.entries(all).map(([feature, texts]) => [
      feature,
      Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ]),
  )
}

const formsOf = (text: Translation): Record<string, string> =>
  typeof text === 'string' ? { other: text } : { ...text }

const wordsOf = (text: Translation): string =>
  Object.values(formsOf(text))
    .join(' ')
    .replace(/\{\w+\}/g, '')

const marksIn = (text: string): string[] => text.match(/\{\w+\}|<\/?\w+>/g)?.sort() ?? []
