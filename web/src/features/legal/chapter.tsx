import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/use-language'
import { useWayBack } from '../../people/use-way-back'
import { Card } from '../../ui/card'
import { partialDateWords } from '../../ui/date-words'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { contactAddress, pageTitle } from '../../ui/page-title'
import { TaggedText } from '../../ui/tagged-text'
import { MailLink } from '../../ui/text-link'
import { type ChapterTexts, legalTexts, type Sentences } from './texts'

type Tags = Readonly<Record<string, (words: string) => ReactNode>>

interface LegalPageProps {
  title: string
  lead: string
  /** Has the form YYYY-MM-DD. */
  changed: string
  children: ReactNode
}

export function LegalPage({ title, lead, changed, children }: LegalPageProps) {
  const back = useWayBack()
  const { questions, governs } = legalTexts
  const isTranslation = useLanguage() !== 'en'
  return (
    <Main>
      <title>{pageTitle(title)}</title>
      <PageHeader title={title} lead={lead} back={back} />
      <article className="grid max-w-text grid-cols-1 gap-10">
        {isTranslation && <p className="text-soft">{governs}</p>}
        {children}
        <Section title={questions.title}>
          <p>
            <TaggedText
              text={questions.text({ address: contactAddress, day: partialDateWords(changed) })}
              tags={{ mail: address => <MailLink address={address} /> }}
            />
          </p>
        </Section>
      </article>
    </Main>
  )
}

interface InShortProps<Facts> {
  points: Sentences<Facts>
  facts: Facts
}

export function InShort<Facts>({ points, facts }: InShortProps<Facts>) {
  return (
    <Card title={legalTexts.inShort}>
      <Points points={fill(points, facts)} />
    </Card>
  )
}

interface ChapterProps<Facts> {
  texts: ChapterTexts<Facts>
  facts: Facts
  tags?: Tags
}

export function Chapter<Facts>({ texts, facts, tags }: ChapterProps<Facts>) {
  const { title, paragraphs = {}, points = {} } = texts
  return (
    <Section title={title}>
      {fill(paragraphs, facts).map(text => (
        <p key={text}>
          <TaggedText text={text} tags={tags} />
        </p>
      ))}
      <Points points={fill(points, facts)} tags={tags} />
    </Section>
  )
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

function Points({ points, tags }: { points: readonly string[]; tags?: Tags | undefined }) {
  if (points.length === 0) return null
  return (
    <ul className="grid list-disc gap-2 ps-5">
      {points.map(text => (
        <li key={text}>
          <TaggedText text={text} tags={tags} />
        </li>
      ))}
    </ul>
  )
}

const fill = <Facts,>(sentences: Sentences<Facts>, facts: Facts): string[] =>
  Object.values(sentences).map(text => (typeof text === 'string' ? text : text(facts)))
