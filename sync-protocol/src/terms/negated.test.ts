import { describe, expect, it } from 'vitest'
import type { Locale } from '../languages'
import { TABLES } from '../languages/lists/terms.data'
import type { TermKind } from '../languages/terms'
import type { EntryField } from '../text/entry'
import { EVERY_LANGUAGE } from './every-language'
import { KIND_OF_TERM, phrasesIn, rowsIn } from './rows'

/** `#` is the denied word. The negation is also as near to it as possible. */
const DENIED: Readonly<Record<Locale, string>> = {
  en: 'no # | not # | non-# | # no | #: none | # (no) | # -, Latex | never # | without # | un# | #-free | denies #',
  es: 'no # | sin # | # no | ninguna # | ni # | nunca # | salvo #',
  fr: 'pas de # | pas # | sans # | aucun # | # non | ni # | jamais # | sauf #',
  de: 'kein # | keine # | keine #allergie | nicht # | # nein | ohne # | #frei | un# | nie # | außer #',
  it: 'non # | senza # | nessuna # | # no | né # | mai #',
  pt: 'não # | nao # | sem # | nenhuma # | # não | nem # | nunca #',
  nl: 'geen # | niet # | # nee | zonder # | #vrij | nooit #',
  pl: 'nie # | nie# | brak # | bez # | # nie | nigdy #',
  uk: 'не # | не# | немає # | без # | ні # | # ні | # — ні | не алергія на # | ніколи #',
  ar: 'لا # | لا# | ليس # | بدون # | غير # | لا يوجد # | لا حساسية من # | # لا | إلا # | عدم # | بلا #',
  zh: '无# | 没有# | 不# | 非# | 未# | #无 | #阴性 | 无#过敏 | 否认# | #× | 停#',
  ja: '#なし | #無し | #ではない | 非# | 未# | #以外 | #× | #アレルギーなし | #陰性 | #（－） | #しない | #中止',
  hi: '# नहीं | नहीं # | बिना # | # न | न # | कोई # नहीं | गैर #',
  ru: 'не # | не# | нет # | без # | # нет | ни # | кроме # | нет аллергии на # | никогда #',
  tr: '# yok | # değil | #siz | #sız | hayır # | # hariç | # almayın',
  ko: '# 없음 | #없음 | # 아님 | #아님 | 비# | 무# | 불# | # 제외 | # 금지',
  sv: 'ingen # | inte # | ej # | utan # | # nej | #fri | ingen #allergi | aldrig #',
  ro: 'fără # | fara # | nu # | nicio # | # nu | ne# | nici # | niciodată #',
}

const FIELD_OF: Readonly<Record<TermKind, EntryField>> = {
  allergen: 'allergen',
  drugClass: 'allergen',
  medicine: 'medicine',
  condition: 'condition',
  implant: 'implant',
  reaction: 'reaction',
  severity: 'severity',
  status: 'status',
  relationship: 'relationship',
  route: 'route',
}

const isRead = (entry: string, field: EntryField, locale: Locale) =>
  EVERY_LANGUAGE.read(entry, field, locale === 'en' ? 'ja' : 'en').state !== 'asWritten'

describe.each(Object.entries(DENIED) as [Locale, string][])('in %s', (locale, denied) => {
  const ways = denied.split(' | ')

  it('no term is read from a denial', () => {
    const read = [...rowsIn(TABLES[locale]).values()].flatMap(({ id, names }) => {
      const field = FIELD_OF[KIND_OF_TERM.get(id) ?? 'allergen']
      return names
        .flatMap(name => ways.map(way => way.replace('#', name)))
        .filter(entry => isRead(entry, field, locale))
    })
    expect(read).toEqual([])
  })

  it('no dose or frequency is read from a denial', () => {
    const phrases = phrasesIn(TABLES[locale]).flatMap(({ names: [said, ...written] }) => [
      ...said.split('; ').map(form => form.replace(/^\w+=/, '')),
      ...written,
    ])
    const read = phrases
      .map(phrase => phrase.replace(/^~/, '').replaceAll('#', '4'))
      .flatMap(phrase => ways.map(way => way.replace('#', phrase)))
    expect(read.filter(entry => isRead(entry, 'frequency', locale))).toEqual([])
  })
})
