import type { ReactNode } from 'react'
import { useWayBack } from '../../session/use-way-back'
import { Card } from '../../ui/card'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { contactAddress, pageTitle } from '../../ui/page-title'

interface LegalPageProps {
  title: string
  lead: string
  changed: string
  children: ReactNode
}

export function LegalPage({ title, lead, changed, children }: LegalPageProps) {
  const back = useWayBack()
  return (
    <Main>
      <title>{pageTitle(title)}</title>
      <PageHeader title={title} lead={lead} back={back} />
      <article className="grid max-w-text grid-cols-1 gap-10">
        {children}
        <Chapter title="Questions">
          <p>
            Write to{' '}
            <a href={`mailto:${contactAddress}`} className="font-semibold wrap-anywhere">
              {contactAddress}
            </a>
            . This page was last changed on {changed}.
          </p>
        </Chapter>
      </article>
    </Main>
  )
}

export function InShort({ points }: { points: readonly string[] }) {
  return (
    <Card title="In short">
      <Points points={points} />
    </Card>
  )
}

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

export function Points({ points }: { points: readonly ReactNode[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points of a page never change their order.
        <li key={index}>{point}</li>
      ))}
    </ul>
  )
}
