import { medicalRecordOf } from 'sync-protocol/sync'
import { describe, expect, it, vi } from 'vitest'
import { aCode } from '../../dev/test/a-code'
import type { Language } from '../i18n/languages'
import type { CodeView } from '../sync/record/own-code-view'
import { asAnswer, codePage, ownLanguage } from './code-page'

vi.stubGlobal('location', { origin: 'https://lifetag.example' })

type Code = CodeView['codes'][number]

const record = {
  ...medicalRecordOf([], Date.UTC(2026, 5, 1)),
  profile: { id: 'p', fullName: 'Zoë <b>Ødegård</b>', dateOfBirth: '1990-05-01' },
  allergies: [{ id: 'a', allergen: 'Penicillin', severity: 'Severe', reaction: 'Anaphylaxis' }],
  medications: [{ id: 'm', name: 'Warfarin', dosage: '5 mg', prescribingDoctor: 'Dr Blom' }],
}
const code = (more: Partial<Code> = {}): Code => ({
  id: 'c',
  ...aCode({ capsule: '123456' }),
  createdAtMs: 0,
  updatedAtMs: 0,
  isUnsent: false,
  ...more,
})
const parts = (
  codes: Code[],
  asked: {
    type?: string
    day?: number
    language?: Language
    isLocal?: boolean
    hasNames?: boolean
  } = {},
) =>
  codePage(
    { record, codes, isLocal: asked.isLocal ?? false },
    {
      type: asked.type ?? null,
      now: new Date(Date.UTC(2027, 5, asked.day ?? 2, 12)),
      language: asked.language ?? 'en',
      languages: ['en-GB'],
      hasNames: asked.hasNames ?? true,
    },
  )

const IN_ENGLISH = {
  type: null,
  now: new Date(),
  language: 'en',
  languages: ['en'],
  hasNames: true,
} as const

const page = (...args: Parameters<typeof parts>) => {
  const made = parts(...args)
  return made && made.code + made.rest()
}

describe('the page with the person’s own code', () => {
  it('shows the code before the most important facts, a year after it was last online', () => {
    expect(page([code()])).toMatch(
      /<svg class="code".*<path d="M.*Zoë &lt;b&gt;.*37 years.*Severe allergies.*Penicillin.*Warfarin/,
    )
  })

  it('shows no more than the code opens to anyone', () => {
    expect(page([code({ accessLevel: 'public' })])).not.toMatch(/Ødegård|Warfarin|Anaphylaxis/)
    expect(page([code({ accessLevel: 'healthcare' })])).not.toContain('Dr Blom')
    expect(page([code({ type: 'contacts' })])).not.toContain('Penicillin')
  })

  it('shows the code alone without the names of dangerous medicines', () => {
    expect(page([code()], { hasNames: false })).toMatch(/<svg class="code".*Open LifeTag/)
    expect(page([code()], { hasNames: false })).not.toMatch(/Penicillin|Warfarin/)
  })

  it('is in German, with the words of the app', () => {
    const codes = [code({ isUnsent: true }), code({ id: 'd', type: 'contacts' })]
    const german = page(codes, { language: 'de' })
    expect(german).toMatch(/<html lang="de" dir="ltr">.*<title>Mein Code<\/title>/)
    expect(german).toContain('aria-label="Code, der meine Notfalldaten öffnet"')
    expect(german).toContain('Schwere Allergien')
    expect(german).toContain('Die Kopie im Code gilt schon. Die aktuelle Seite öffnet sich nach')
    expect(german).toContain('<a href="/code?type=contacts">Kontakte</a>')
    expect(german).toContain('<a href="/">LifeTag öffnen</a>')
    expect(german).not.toMatch(/lang="en"|\b(?:code works|My code|Open)\b/)
  })

  it('is in Arabic, from right to left', () => {
    const arabic = page([code({ expiresAt: '2026-07-01T00:00:00.000Z' })], { language: 'ar' })
    expect(arabic).toMatch(/<html lang="ar" dir="rtl">.*<title>رمزي<\/title>/)
    expect(arabic).toMatch(/انتهت صلاحية رمزك.*تجديد الرمز/)
    expect(arabic).toContain('<nav aria-label="رمزي">')
    expect(arabic).not.toMatch(/dir="ltr" aria-label/)
  })

  it('isolates a name, whose full stop would otherwise move in Arabic', () => {
    const choices = [{ id: 'ana', name: 'Ana B.' }]
    const view = { record, codes: [code()], isLocal: false, choices }
    const page = codePage(view, { ...IN_ENGLISH, language: 'ar' })?.code
    expect(page).toContain('<h1>رمز من؟</h1>')
    expect(page).toContain('<bdi>Ana B.</bdi>')
  })

  it('links to the person’s other codes', () => {
    const both = [code(), code({ id: 'd', type: 'contacts' })]
    expect(page(both)).toContain('<a href="/code?type=contacts">Contacts Info</a>')
    expect(page(both, { type: 'contacts' })).toContain('<a href="/code?type=emergency">')
  })

  it('keeps the facts when the code has expired, and shows a message instead of the code', () => {
    const expired = page([code({ expiresAt: '2026-07-01T00:00:00.000Z' })])
    expect(expired).not.toContain('<svg')
    expect(expired).toMatch(/Penicillin.*Your code has expired/)
  })

  it('says what a code does not contain yet', () => {
    expect(page([code({ isUnsent: true })])).toContain('The copy inside the code works now.')
    expect(page([code({ isUnsent: true })], { isLocal: true })).toContain(
      'The live page opens once you have backed up your record.',
    )
    expect(page([code({ revisedAt: '2026-05-01T00:00:00.000Z' })])).toContain('shows the old one')
  })

  it('offers large names without a script if several people have a code', () => {
    const choices = [
      { id: 'ana', name: 'Ana' },
      { id: 'leo', name: 'Leo <b>' },
    ]
    const { code: page } =
      codePage({ record, codes: [code()], isLocal: false, choices }, IN_ENGLISH) ?? {}
    expect(page).toContain('<a class="call who" href="/code?profile=ana"><bdi>Ana</bdi></a>')
    expect(page).toContain('<bdi>Leo &lt;b&gt;</bdi></a>')
    expect(page).not.toMatch(/<script|<svg|Penicillin/)
  })

  it('links from a chosen person’s code to their other codes and back to the names', () => {
    const codes = [code(), code({ id: 'd', type: 'contacts' })]
    const page = codePage({ record, codes, isLocal: false, chosenId: 'leo' }, IN_ENGLISH)?.rest()
    expect(page).toContain('<a href="/code?profile=leo&amp;type=contacts">Contacts Info</a>')
    expect(page).toContain('<a href="/code">Someone else’s code</a>')
  })

  it('does not exist without a code', () => expect(page([])).toBeUndefined())
})

it.each([
  ['de', ['fr'], 'de'],
  [undefined, ['pt-BR', 'de'], 'pt'],
  [undefined, ['xx', 'de-CH'], 'de'],
  ['xx', ['xx'], 'en'],
])('with the choice %s on a phone in %s the page is in %s', (noted, languages, shown) => {
  expect(ownLanguage(noted, languages)).toBe(shown)
})

it('allows only the page’s own style and script, and forbids caching', async () => {
  const { headers } = await asAnswer({ code: '', rest: () => '' })
  expect(headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; script-src 'self';/,
  )
  expect(headers.get('Cache-Control')).toBe('no-store')
})

it('sends the code before the record is read', async () => {
  const made = parts([code()])
  if (!made) throw new Error('no code')
  const rest = vi.fn(made.rest)
  const reader = (await asAnswer({ ...made, rest })).body?.getReader()
  const first = new TextDecoder().decode((await reader?.read())?.value)
  expect(rest).not.toHaveBeenCalled()
  expect(first).toMatch(/^<!doctype html>.*<svg class="code".*<\/svg>$/s)
  const second = new TextDecoder().decode((await reader?.read())?.value)
  expect(second).toMatch(/Penicillin.*<\/html>$/)
  expect(await reader?.read()).toMatchObject({ done: true })
})

it('contains the code and the links even if the record cannot be read', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = { ...record, allergies: undefined as never }
  const made = codePage({ record: broken, codes: [code()], isLocal: false }, IN_ENGLISH)
  expect(made?.code).toContain('<svg class="code"')
  expect(made?.rest()).toMatch(/<a href="\/">Open LifeTag<\/a>.*<\/html>$/)
})
