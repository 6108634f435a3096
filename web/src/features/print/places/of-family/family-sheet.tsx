import { useRef, useState } from 'react'
import { dayOf, directionOf, fill, type Locale, labelsOf } from 'sync-protocol/card'
import { PLACE_WORDS } from 'sync-protocol/languages/places'
import { pickLocale } from 'sync-protocol/responder'
import { codeOrigin } from '../../../../addresses/code-origin'
import { colorOf, groundOf } from '../../../../stores/profile-colors'
import { useProfiles } from '../../../../stores/profiles'
import { Notice } from '../../../../ui/notice'
import { Skeleton } from '../../../../ui/skeleton'
import { SvgDrawing } from '../../../../ui/svg-drawing'
import { PaperSheet } from '../../paper-sheet'
import { shownIn, useFonts } from '../../print-editor'
import { type PaperName, usualPaper } from '../../print-forms'
import { drawCodeOf } from '../../printed-code'
import { SavePrint } from '../../save-print'
import { FittedText } from '../fitted-text'
import { PaperChoices } from '../paper/paper-choices'
import type { PlaceProps } from '../place-table'
import { sheetsToPdf } from '../sheets-to-pdf'
import { type FamilyMember, rememberSheet, useFamilyCodes } from './family-codes'
import { FAMILY_PLACES } from './family-place-table'

const CODE = { codeSideMm: 44, version: 10 }
const A_SHEET = 8

export function FamilySheetPlace({ code }: PlaceProps) {
  const [nowMs] = useState(Date.now)
  const [locale, setLocale] = useState<Locale>(() => pickLocale(navigator.languages.join()))
  const [paper, setPaper] = useState<PaperName>(() => usualPaper(navigator.languages))
  const hasFonts = useFonts()
  const drawn = useRef<HTMLDivElement>(null)
  const members = useFamilyCodes(nowMs)
  if (!members) return <Skeleton block />
  const there = members.filter(member => member.code)
  const sheets = Array.from({ length: Math.ceil(there.length / A_SHEET) }, (_, at) =>
    there.slice(at * A_SHEET, (at + 1) * A_SHEET),
  )
  return (
    <>
      <PaperChoices {...{ locale, setLocale, paper, setPaper }} />
      <div className="grid gap-4 print:hidden">
        <Named
          title="Not on the sheet"
          members={members.filter(member => !member.code)}
          text="Make a code in their record first. A record that was never open on this phone comes with the next connection."
        />
        <Named
          title="Update these codes first"
          members={members.filter(({ isOutOfDate }) => isOutOfDate)}
          text="The record changed after the code was made: without a connection it shows the older one."
        />
      </div>
      <div ref={drawn} className="grid gap-4" key={`${locale} ${paper} ${hasFonts}`}>
        {sheets.map((shown, at) => (
          <PaperSheet
            key={shown[0]?.profile.id}
            paper={paper}
            label={`${FAMILY_PLACES['family-sheet'].title} ${at + 1}`}
          >
            <Sheet {...{ locale, nowMs }} members={shown} />
          </PaperSheet>
        ))}
      </div>
      <div className="grid gap-4 print:hidden">
        <p className="max-w-text text-soft">
          Print at 100%. For the fridge, the glove box or the sitter: each code opens the record of
          the name beside it.
        </p>
        {sheets.length > 0 && (
          <SavePrint
            code={code}
            formats={['pdf']}
            fileName="medical-family-sheet"
            makeFile={() => sheetsToPdf(shownIn(drawn))}
            onMade={() => rememberSheet(there)}
          />
        )}
      </div>
    </>
  )
}

function Named({
  title,
  members,
  text,
}: {
  title: string
  members: readonly FamilyMember[]
  text: string
}) {
  if (members.length === 0) return null
  return (
    <Notice tone="warn" title={`${title}: ${members.map(({ name }) => name).join(', ')}`}>
      {text}
    </Notice>
  )
}

interface SheetProps {
  members: readonly FamilyMember[]
  locale: Locale
  nowMs: number
}

function Sheet({ members, locale, nowMs }: SheetProps) {
  const { title, print } = labelsOf(locale)
  return (
    <div className="family-sheet" lang={locale} dir={directionOf(locale)}>
      <header className="family-head">
        {locale !== 'en' && (
          <p className="wallet-heading" lang="en" dir="ltr">
            {labelsOf('en').title}
          </p>
        )}
        <p className="wallet-heading">{title}</p>
        <p>
          {PLACE_WORDS[locale].scan} · {fill(print.printedOn, { date: dayOf(nowMs, locale) })}
        </p>
      </header>
      <div className="family-grid">
        {members.map(member => (
          <Member key={member.profile.id} {...member} />
        ))}
      </div>
    </div>
  )
}

function Member({ profile, name, code }: FamilyMember) {
  const list = useProfiles(state => state.list)
  if (!code) return null
  const { svg } = drawCodeOf(code, codeOrigin(), true, CODE)
  return (
    <div className="family-member">
      <div className="family-color" style={groundOf(colorOf(profile, list))} />
      <div className="family-code">
        <SvgDrawing svg={svg} label={`QR code: ${name}`} />
      </div>
      <FittedText style={{ top: '4mm', bottom: '4mm', left: '52mm', right: '1mm' }} largestPt={24}>
        <p className="place-title" dir="auto">
          {name}
        </p>
      </FittedText>
    </div>
  )
}
