/** The choice may be improved at any time, because a capsule names its pack. */
import type { ResponderCard } from '../../card/card'
import { PACKS, SHARED_TEXT } from './packs'

const SCRIPTS: readonly [RegExp, string][] = [
  [/[\u3040-\u30ff]/gu, 'ja'],
  [/[\u4e00-\u9fff]/gu, 'zh'],
  [/[\u0400-\u04ff]/gu, 'uk'],
  [/[\u0600-\u06ff]/gu, 'ar'],
  [/[\u0900-\u097f]/gu, 'hi'],
]
/** The person's stated language outweighs this many words of another one. */
const HINT = 2

const packOf = (language: string) =>
  Math.max(
    PACKS.findIndex(({ languages }) => languages.includes(language)),
    0,
  )

export function packFor(card: ResponderCard): number {
  const said = textsOf(card).join(' ').toLowerCase()
  const letters = said.match(/\p{L}/gu)?.length ?? 0
  const counts = SCRIPTS.map(([script]) => said.match(script)?.length ?? 0)
  const own = counts.reduce((sum, count) => sum + count, 0)
  if (own * 3 > letters) {
    const most = counts.indexOf(Math.max(...counts))
    // Japanese also uses Chinese characters, but Chinese never uses kana.
    const [, language = ''] = SCRIPTS[(counts[0] ?? 0) * 8 > own ? 0 : most] ?? []
    return packOf(language)
  }
  return latinPack(said, card.identity.language)
}

function latinPack(said: string, language: string | undefined): number {
  const shared = SHARED_TEXT.toLowerCase()
  const words = [...new Set(said.match(/\p{L}{3,}/gu))].filter(word => !shared.includes(word))
  const hinted = packOf(language?.split('-')[0]?.toLowerCase() ?? '')
  const scores = PACKS.map(({ text }, pack) => {
    const known = text.toLowerCase()
    const score = words.filter(word => known.includes(word)).length
    return score + (pack === hinted ? HINT : 0)
  })
  return scores.indexOf(Math.max(...scores))
}

const textsOf = ({
  identity,
  allergies,
  medications,
  conditions,
  contacts,
  body,
  notes,
  plans,
}: ResponderCard) =>
  strings([
    ...[identity.fullName, allergies, medications, conditions, contacts, body?.implants, notes],
    plans?.items.map(({ kind: _kind, ...words }) => words),
  ])

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : []
