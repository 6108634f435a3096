import { useRef, useState } from 'react'
import {
  type Dictionary,
  dayOf,
  directionOf,
  type Fact,
  factsOf,
  fill,
  type Locale,
  labelsOf,
  rankOf,
} from 'sync-protocol/card'
import { PLACE_WORDS } from 'sync-protocol/languages/places'
import { pickLocale } from 'sync-protocol/responder'
import { codeOrigin } from '../../../../addresses/code-origin'
import { sentences } from '../../../../i18n/sentences'
import { useDictionary } from '../../../../loading/use-dictionary'
import { useLabels } from '../../../../loading/use-labels'
import { colorOf, groundOf } from '../../../../people/profile-colors'
import { useProfiles } from '../../../../people/profiles'
import { homeCountryOf } from '../../../../stores/home-country'
import { Checkbox } from '../../../../ui/checkbox'
import { commaList } from '../../../../ui/date-words'
import { Notice } from '../../../../ui/notice'
import { Skeleton } from '../../../../ui/skeleton'
import { SvgDrawing } from '../../../../ui/svg-drawing'
import { EmergencyLines } from '../../emergency-lines'
import { FittedWords } from '../../fitted-words'
import { PaperSheet, Sheet } from '../../paper-sheet'
import { paragraphsOf } from '../../paragraphs-of'
import { shownIn, useFonts } from '../../print-editor'
import { printFile, printFileName } from '../../print-file'
import { type PaperName, usualPaper } from '../../print-forms'
import { drawCodeOf, printedCard } from '../../printed-code'
import { SavePrint } from '../../save-print'
import { printTexts } from '../../texts'
import { placeTexts } from '../../texts-places'
import { typeSizes } from '../../type-sizes'
import { careFacts } from '../care-facts'
import { PaperChoices } from '../paper/paper-choices'
import type { PlaceProps } from '../place-table'
import { type FamilyMember, rememberSheet, useFamilyCodes } from './family-codes'

const { drawn } = placeTexts

const CODE = { codeSideMm: 44, version: 10 }
const A_SHEET = 8
const MEMBER_MM = { widthMm: 91.5, heightMm: 56 }

const { choices, prints, school: words, screen } = printTexts
const WORDS_SHOWN = ['instructions', 'allergies', 'medicines', 'contacts'] as const
type WordsShown = Record<(typeof WORDS_SHOWN)[number], boolean>

export function FamilySheetPlace({ code, record }: PlaceProps) {
  const [nowMs] = useState(Date.now)
  const [wanted, setLocale] = useState<Locale>(() => pickLocale(navigator.languages.join()))
  const locale = useLabels(wanted)
  const [paper, setPaper] = useState<PaperName>(() => usualPaper(navigator.languages))
  const [shows, setShows] = useState<WordsShown>({
    instructions: true,
    allergies: true,
    medicines: true,
    contacts: true,
  })
  const hasFonts = useFonts()
  const drawn = useRef<HTMLDivElement>(null)
  const members = useFamilyCodes(nowMs)
  const dictionary = useDictionary(locale, undefined)
  if (!members) return <Skeleton block />
  const there = members.filter(member => member.code)
  const sheets = Array.from({ length: Math.ceil(there.length / A_SHEET) }, (_, at) =>
    there.slice(at * A_SHEET, (at + 1) * A_SHEET),
  )
  const { title, file, advice } = prints['family-sheet']
  const fileName = printFileName({ what: file })
  const country = homeCountryOf(record)
  const layoutKey = JSON.stringify([
    ...[locale, paper, hasFonts, shows, dictionary !== undefined],
    there.map(({ record }) => record?.changedAtMs),
  ])
  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2 print:block">
      <div ref={drawn} className="grid gap-4" key={layoutKey}>
        {sheets.map((shown, at) => {
          const print = { locale, nowMs, shows, dictionary }
          return (
            <PaperSheet
              key={shown[0]?.profile.id}
              paper={paper}
              label={`${title} ${at + 1}`}
              onPhone={shown.map(member => (
                <Sheet key={member.profile.id} {...MEMBER_MM} label={member.name}>
                  <Member {...print} member={member} />
                </Sheet>
              ))}
            >
              <FamilySheet {...print} country={country} members={shown} />
            </PaperSheet>
          )
        })}
      </div>
      <div className="grid max-w-text gap-4 print:hidden">
        <Named
          title={words.notOnSheet}
          members={members.filter(member => !member.code)}
          text={words.notOnSheetHelp}
        />
        <Named
          title={words.updateFirst}
          members={members.filter(({ isOutOfDate }) => isOutOfDate)}
          text={words.updateFirstHelp}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">{choices.form}</legend>
          {WORDS_SHOWN.map(name => (
            <Checkbox
              key={name}
              label={words[name]}
              checked={shows[name]}
              onChange={event => setShows({ ...shows, [name]: event.target.checked })}
            />
          ))}
        </fieldset>
        <p className="max-w-text text-soft">{sentences(screen.full, advice)}</p>
        {sheets.length > 0 && (
          <SavePrint
            code={code}
            record={record}
            made={[]}
            formats={['pdf']}
            fileName={fileName}
            makeFile={format => printFile(shownIn(drawn), format, { title: fileName, paper })}
            onMade={() => rememberSheet(there)}
          />
        )}
        <PaperChoices {...{ locale, setLocale, paper, setPaper }} />
      </div>
    </div>
  )
}

function Named({
  title,
  members,
  text,
}: {
  title: (about: { names: string }) => string
  members: readonly FamilyMember[]
  text: string
}) {
  if (members.length === 0) return null
  const names = commaList(members.map(({ name }) => name))
  return (
    <Notice tone="warn" title={title({ names })}>
      {text}
    </Notice>
  )
}

interface SheetProps {
  members: readonly FamilyMember[]
  locale: Locale
  nowMs: number
  country: string | undefined
  shows: WordsShown
  dictionary: Dictionary | undefined
}

export function FamilySheet({ members, nowMs, country, ...print }: SheetProps) {
  const { locale } = print
  const labels = labelsOf(locale)
  return (
    <div
      className="family-sheet"
      style={typeSizes('family')}
      lang={locale}
      dir={directionOf(locale)}
    >
      <header className="family-head">
        {locale !== 'en' && (
          <p className="wallet-heading" lang="en" dir="ltr">
            {labelsOf('en').title}
          </p>
        )}
        <p className="wallet-heading">{labels.title}</p>
        <EmergencyLines country={country} locale={locale} />
        <p>
          {PLACE_WORDS[locale].scan} ·{' '}
          {fill(labels.print.printedOn, { date: dayOf(nowMs, locale) })}
        </p>
      </header>
      <div className="family-grid">
        {members.map(member => (
          <Member key={member.profile.id} {...print} nowMs={nowMs} member={member} />
        ))}
      </div>
    </div>
  )
}

type MemberProps = Omit<SheetProps, 'members' | 'country'> & { member: FamilyMember }

function Member({ member, locale, nowMs, shows, dictionary }: MemberProps) {
  const list = useProfiles(state => state.list)
  const { profile, name, code, record } = member
  if (!code || !record) return null
  const { svg } = drawCodeOf(code, codeOrigin(), true, CODE)
  const facts = factsOf(printedCard(record, code, nowMs), locale, { dictionary })
  const shown = careFacts(facts, locale).filter(({ section }) => isShown(section, shows))
  const paragraphs = paragraphsOf(onSmallPaper(shown), locale)
  return (
    <div className="family-member" style={typeSizes('family')} lang={locale}>
      <div className="family-color" style={groundOf(colorOf(profile, list))} />
      <div className="family-code">
        <SvgDrawing svg={svg} label={drawn.codeOf({ name })} />
      </div>
      <div className="family-words" dir={directionOf(locale)}>
        <p className="wallet-name" dir="auto">
          {name}
        </p>
        <FittedWords
          paragraphs={paragraphs}
          largest={1.3}
          more={labelsOf(locale).print.more}
          isLastSide
        />
      </div>
    </div>
  )
}

/**
 * A person has a few lines here. A severe allergy keeps its line next to a long instruction, and who wrote the
 * instruction and when is online.
 */
function onSmallPaper(facts: readonly Fact[]): Fact[] {
  const allergy = facts.find(({ block }) => block === 'severeAllergies')
  return facts
    .filter(({ section, field }) => section !== 'plans' || !['from', 'writtenOn'].includes(field))
    .map(fact => (fact === allergy ? { ...fact, importance: rankOf('dnr') } : fact))
}

function isShown(section: Fact['section'], shows: WordsShown): boolean {
  if (section === 'plans') return shows.instructions
  if (section === 'allergies') return shows.allergies
  if (section === 'contacts') return shows.contacts
  return shows.medicines
}
