import { type ReactNode, useState } from 'react'
import {
  type Dictionary,
  factsOf,
  isLocale,
  LOCALES,
  type Locale,
  nameInItself,
  rowsOf,
  type Section,
} from 'sync-protocol/card'
import { disclose, type ResponderCard } from 'sync-protocol/disclosure'
import type { MedicalRecord } from 'sync-protocol/medical'
import { READ_BY_SPEAKER } from 'sync-protocol/terms'
import { language } from '../../i18n/define-texts'
import { useDictionary } from '../../loading/use-dictionary'
import { showToast } from '../../stores/toast'
import { editRow, showNotSaved } from '../../sync'
import { Button } from '../../ui/button'
import { FoldedCard } from '../../ui/folded'
import { Select } from '../../ui/select'
import { dashboardLateTexts } from './texts-late'

const texts = dashboardLateTexts.abroad

export interface ReadAbroadProps {
  record: MedicalRecord
  /** `YYYY-MM-DD` */
  today: string
  pageIn: (card: ResponderCard, locale: Locale) => ReactNode
}

const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' } as const

export function ReadAbroadCard({ record, today, pageIn }: ReadAbroadProps) {
  const [locale, setLocale] = useState<Locale>()
  return (
    <FoldedCard title={texts.title}>
      <div className="grid gap-4">
        <Select
          label={texts.language}
          help={texts.languageHelp}
          value={locale ?? ''}
          placeholder={texts.choose}
          options={LOCALES.map(value => ({ value, label: nameInItself(value) }))}
          onChange={({ target }) => setLocale(isLocale(target.value) ? target.value : undefined)}
        />
        {locale && <Read key={locale} {...{ record, today, locale, pageIn }} />}
      </div>
    </FoldedCard>
  )
}

function Read({ record, today, locale, pageIn }: ReadAbroadProps & { locale: Locale }) {
  const card = disclose(record, CODE, today)
  return (
    <>
      {!READ_BY_SPEAKER.has(locale) && (
        <p className="text-soft">{texts.notChecked({ language: nameInItself(locale) })}</p>
      )}
      <Unread {...{ card, record, locale }} />
      <div>{pageIn(card, locale)}</div>
    </>
  )
}

interface UnreadProps {
  card: ResponderCard
  record: MedicalRecord
  locale: Locale
}

function Unread({ card, record, locale }: UnreadProps) {
  const dictionary = useDictionary(locale, record.profile?.primaryLanguage)
  if (!dictionary) {
    return (
      <p className="text-soft" role="status">
        {texts.loading}
      </p>
    )
  }
  const unread = unreadEntries(card, record, locale, dictionary)
  if (unread.length === 0) {
    return <p role="status">{texts.allRead}</p>
  }
  return (
    <div>
      <p>{texts.asWritten}</p>
      <ul className="divide-y divide-line">
        {unread.map(one => (
          <li key={one.entry} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="min-w-0 flex-1 basis-[12rem] wrap-anywhere">
              <bdi className="font-semibold">{one.entry}</bdi>
              {one.heading && <span className="text-soft"> ({one.heading})</span>}
            </p>
            {one.better && (
              <Button onClick={() => write(one)}>{texts.write({ word: one.better.word })}</Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The owner has seen both words before this changes every row with the entry. */
async function write({ entry, better }: UnreadEntry): Promise<void> {
  if (!better) return
  const { word, list, field, ids } = better
  const saved = await Promise.all(ids.map(id => editRow(list, id, { [field]: word })))
  const failed = saved.find(each => !each.ok)
  if (failed) return showNotSaved(failed.failure)
  showToast({ title: texts.changed, description: texts.changedDetail({ entry, word }) })
}

const LISTS = ['allergies', 'medications', 'conditions', 'contacts'] as const
type List = (typeof LISTS)[number]

interface UnreadEntry {
  entry: string
  heading: string
  better?: { word: string; list: List; field: string; ids: readonly string[] }
}

function unreadEntries(
  card: ResponderCard,
  record: MedicalRecord,
  reader: Locale,
  dictionary: Dictionary,
): UnreadEntry[] {
  // Headings are in English, because the reader's language only decides which entries are unread.
  const headings = factsOf(card, language.get())
  const unread = new Map<string, UnreadEntry>()
  for (const { sides, section, field } of factsOf(card, reader, { dictionary })) {
    for (const { words, lang, called } of sides) {
      if (lang === undefined || called !== undefined || unread.has(words)) continue
      const own = headings.find(fact => fact.section === section && fact.field === field)
      const better = betterWord(words, { section, field, record, dictionary })
      unread.set(words, {
        entry: words,
        heading: own?.heading ?? '',
        ...(better && { better }),
      })
    }
  }
  return [...unread.values()]
}

interface Place {
  section: Section | 'record'
  field: string
  record: MedicalRecord
  dictionary: Dictionary
}

function betterWord(entry: string, { section, field, record, dictionary }: Place) {
  const list = LISTS.find(name => name === section)
  const term = list && rowsOf(list).find(row => row.field === field)?.term
  const word = term && dictionary.nearest(entry, term)
  if (!list || !word) return undefined
  const ids = record[list].filter(row => Reflect.get(row, field) === entry).map(({ id }) => id)
  return ids.length > 0 ? { word, list, field, ids } : undefined
}
