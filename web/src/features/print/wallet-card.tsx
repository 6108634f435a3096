import { useState } from 'react'
import type { ResponderCard } from 'sync-protocol/disclosure'
import { directionOf, fill, type Locale, labelsOf, languageName } from 'sync-protocol/responder'
import { SvgDrawing } from '../../ui/svg-drawing'
import { aboutPerson, datedWords, nameOn } from './card-facts'
import { type CardWord, contactWords, wordsOf } from './card-words'
import { FittedWords } from './fitted-words'
import './wallet-card.css'

export interface WalletCardProps {
  /** What the card says: never more than its code shows without being asked. */
  card: ResponderCard
  codeSvg: string
  /** The link to type where nothing can scan, without its offline copy. */
  typedLink: string
  locale: Locale
  emergencyNumber: string
  printedAtMs: number
}

const ENGLISH_HEADING = labelsOf('en').title

/**
 * Both sides. What the front has no room for goes on on the back, and what finds none there either
 * is named as missing: the least important gives way first.
 */
export function WalletCard(props: WalletCardProps) {
  const [leftOver, setLeftOver] = useState<readonly CardWord[]>([])
  return (
    <section className="wallet-sheet" aria-label="The card, both sides">
      <Front {...props} onLeftOver={setLeftOver} />
      <Back key={leftOver.length} {...props} leftOver={leftOver} />
    </section>
  )
}

interface FrontProps extends WalletCardProps {
  onLeftOver: (words: readonly CardWord[]) => void
}

function Front({ card, codeSvg, locale, printedAtMs, onLeftOver }: FrontProps) {
  const labels = labelsOf(locale)
  const name = nameOn(card, labels)
  return (
    <div className="wallet-side">
      <div className="wallet-face">
        <div className="wallet-left" lang={locale} dir={directionOf(locale)}>
          <p className="wallet-heading" lang="en" dir="ltr">
            {ENGLISH_HEADING}
          </p>
          {locale !== 'en' && <p className="wallet-heading">{labels.title}</p>}
          <p className={nameLook(name)}>
            <bdi>{name}</bdi>
          </p>
          <p>{aboutPerson(card, locale, printedAtMs)}</p>
          <FittedWords
            words={wordsOf(card, locale)}
            more={labels.print.turn}
            onLeftOver={onLeftOver}
          />
        </div>
        <div className="wallet-code">
          <SvgDrawing svg={codeSvg} label="QR code" />
          <p className="wallet-small" lang={locale} dir={directionOf(locale)}>
            {labels.print.scan}
          </p>
        </div>
      </div>
    </div>
  )
}

interface BackProps extends WalletCardProps {
  leftOver: readonly CardWord[]
}

function Back(props: BackProps) {
  const { card, typedLink, locale, emergencyNumber, printedAtMs, leftOver } = props
  const labels = labelsOf(locale)
  // A contacts card has them on its front.
  const contacts = card.type === 'contacts' ? [] : contactWords(card, labels)
  const { language } = card.identity
  return (
    <div className="wallet-side">
      <div className="wallet-face wallet-back" lang={locale} dir={directionOf(locale)}>
        <div className="wallet-left">
          {contacts.length > 0 && <p className="wallet-heading">{labels.contacts}</p>}
          <FittedWords words={[...contacts, ...leftOver]} more={labels.print.more} />
          {language && (
            <p>
              <span className="wallet-label">{labels.language}: </span>
              <bdi>{languageName(language, locale)}</bdi>
            </p>
          )}
          <p className="wallet-critical">
            {fill(labels.emergencyCall, { number: `\u2066${emergencyNumber}\u2069` })}
          </p>
          <div className="wallet-small wallet-foot">
            <p>
              {labels.print.scan}: <bdi>{typedLink}</bdi>
            </p>
            <p>{labels.selfReported}</p>
            <p>{datedWords(card, locale, printedAtMs)}</p>
          </div>
        </div>
      </div>
    </div>
  )
}

/** A name is printed whole: a long one in smaller letters, before it takes the room of an allergy. */
function nameLook(name: string): string {
  if (name.length <= 45) return 'wallet-name'
  return name.length <= 90 ? 'wallet-name wallet-name-long' : 'wallet-name wallet-name-endless'
}
