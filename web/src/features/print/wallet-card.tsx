import { startTransition, useState } from 'react'
import type { Fact, Locale } from 'sync-protocol/card'
import { directionOf, labelsOf } from 'sync-protocol/card'
import { classNames } from '../../ui/class-names'
import { SvgDrawing } from '../../ui/svg-drawing'
import { EmergencyLines } from './emergency-lines'
import { FittedWords, type Placed } from './fitted-words'
import { type Paragraph, paragraphsOf, tonesOf } from './paragraphs-of'
import { DatedWords, PersonWords } from './person-words'
import { placeTexts } from './texts-places'
import { largestBackSize, type SizedForm, typeSizes } from './type-sizes'
import './wallet-card.css'

export interface WalletCardProps {
  /** Never more than the code shows without authentication. */
  facts: readonly Fact[]
  /** ISO 8601 UTC, or empty if the code never expires. */
  expiresAt: string
  /** The code is for the contacts, so they are on the front. */
  isOfContacts: boolean
  codeSvg: string
  /** Lacks the offline copy. */
  typedLink: string
  locale: Locale
  /** ISO 3166-1 alpha-2, or undefined if unknown. */
  country: string | undefined
  printedAtMs: number
  isTravel?: boolean
}

const ENGLISH_HEADING = labelsOf('en').title
const LARGEST = { front: 1.3, back: 1.6 }

/** Entries that fit on neither side are named as missing, the least important ones first. */
export function WalletCard(props: WalletCardProps) {
  const [front, setFront] = useState<Placed>()
  return (
    <section
      className={classNames('wallet-sheet', props.isTravel && 'wallet-travel')}
      aria-label={props.isTravel ? placeTexts.drawn.travelCard : placeTexts.drawn.card}
      style={typeSizes(formOf(props))}
    >
      {/* The sides are laid out in separate tasks, because together they would block a slow
         phone's input. */}
      <Front {...props} onPlaced={placed => startTransition(() => setFront(placed))} />
      {front ? <Back {...props} front={front} /> : <div className="wallet-side" data-fitting />}
    </section>
  )
}

const formOf = ({ isTravel }: WalletCardProps): SizedForm => (isTravel ? 'travel' : 'wallet')

interface FrontProps extends WalletCardProps {
  onPlaced: (placed: Placed) => void
}

const frontParagraphs = ({ facts, locale, isOfContacts }: WalletCardProps): Paragraph[] =>
  paragraphsOf(facts, locale, isOfContacts ? ['language'] : ['contacts', 'language'])

function Front(props: FrontProps) {
  const { facts, codeSvg, locale, printedAtMs, isTravel, onPlaced } = props
  const { title, print } = labelsOf(locale)
  const paragraphs = frontParagraphs(props)
  return (
    <div className="wallet-side">
      <div className="wallet-face">
        <div className="wallet-left" lang={locale} dir={directionOf(locale)}>
          <p className="wallet-heading" lang="en" dir="ltr">
            {ENGLISH_HEADING}
          </p>
          {locale !== 'en' && <p className="wallet-heading">{title}</p>}
          <PersonWords facts={facts} locale={locale} printedAtMs={printedAtMs} />
          <FittedWords
            paragraphs={isTravel ? paragraphs.map(inBoth) : paragraphs}
            largest={LARGEST.front}
            more={print.turn}
            isLastSide={false}
            onPlaced={onPlaced}
          />
        </div>
        <div className="wallet-code">
          <SvgDrawing svg={codeSvg} label={placeTexts.drawn.code} />
          <p className="wallet-small" lang={locale} dir={directionOf(locale)}>
            {print.scan}
          </p>
        </div>
      </div>
    </div>
  )
}

/**
 * A travel card exists for its two languages, so entries that do not fit in both on the front move to
 * the back.
 */
const inBoth = (paragraph: Paragraph): Paragraph => ({
  ...paragraph,
  entries: paragraph.entries.map(entry => ({ ...entry, isEssential: true })),
})

/** The first contact is on every card, even if other entries do not fit. */
function withFirstKept(paragraph: Paragraph): Paragraph {
  const [first, ...others] = paragraph.entries
  if (!paragraph.isLines || !first) return paragraph
  return { ...paragraph, entries: [{ ...first, importance: -1 }, ...others] }
}

interface BackProps extends WalletCardProps {
  front: Placed
}

function Back(props: BackProps) {
  const { facts, typedLink, locale, country, printedAtMs, expiresAt, isOfContacts, front } = props
  const labels = labelsOf(locale)
  const onBack = facts.filter(
    ({ block }) => block === 'language' || (block === 'contacts' && !isOfContacts),
  )
  const paragraphs = [...front.leftOver, ...paragraphsOf(onBack, locale).map(withFirstKept)]
  const largest = largestBackSize(formOf(props), {
    grownTo: front.grownTo,
    front: tonesOf(frontParagraphs(props)),
    back: tonesOf(paragraphs),
  })
  return (
    <div className="wallet-side">
      <div className="wallet-face wallet-back" lang={locale} dir={directionOf(locale)}>
        <div className="wallet-left">
          <FittedWords
            isHeaded
            isLastSide
            paragraphs={paragraphs}
            largest={Math.min(LARGEST.back, largest)}
            more={labels.print.more}
          />
          <EmergencyLines country={country} locale={locale} />
          <div className="wallet-small wallet-foot">
            <p>
              <bdi dir="ltr">{typedLink}</bdi>
            </p>
            <p>{labels.selfReported}</p>
            <DatedWords {...{ facts, locale, printedAtMs, expiresAt }} />
          </div>
        </div>
      </div>
    </div>
  )
}
