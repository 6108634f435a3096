import { type ReactNode, useState } from 'react'
import { dashboardPath } from '../../addresses/paths'
import { recordOf, useIsOthers, useShownProfile } from '../../stores/profiles'
import { useHeldUp, useIsComing, useRecord } from '../../sync'
import { Button } from '../../ui/button'
import { longDayWords } from '../../ui/date-words'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { NotComeYet } from '../../ui/not-come-yet'
import { PageHeader } from '../../ui/page-header'
import { pageTitle, productName } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { type SummarySection, summarise } from './summary-words'

const BACK = { to: dashboardPath('profile'), label: 'Profile' }

/** The record comes from this phone's copy, so the page works offline. */
export function SummaryPage({ code }: { code: ReactNode }) {
  const shown = useShownProfile()
  const isOthers = useIsOthers()
  const whose = isOthers ? recordOf(shown?.name) : 'your record'
  const isComing = useIsComing()
  return (
    <Main>
      <title>{pageTitle('Summary')}</title>
      <div className="print:hidden">
        <PageHeader
          title={`Summary of ${whose}`}
          lead="Everything in it, to read or to print. Whoever holds the paper can read all of it."
          back={BACK}
          actions={
            <Button
              tone="primary"
              icon={<Icon name="print" size={20} />}
              onClick={() => window.print()}
            >
              Print
            </Button>
          }
        />
      </div>
      {isComing ? <Skeleton block /> : <Summary code={code} />}
    </Main>
  )
}

function Summary({ code }: { code: ReactNode }) {
  const record = useRecord()
  const heldUp = useHeldUp()
  const [now] = useState(() => new Date())
  if (record === undefined) return <Skeleton block />
  // On paper, "Not recorded" would look like the person's own statement.
  if (heldUp && !record.profile) return <NotComeYet what="This record has" heldUp={heldUp} />
  return (
    <article className="grid gap-6">
      <p className="text-soft">
        {productName}, {longDayWords(now.getTime())}
      </p>
      {code}
      {summarise(record).map(section => (
        <Section key={section.title} {...section} />
      ))}
    </article>
  )
}

function Section({ title, none, entries }: SummarySection) {
  return (
    <section className="grid gap-2 break-inside-avoid-page">
      <h2 className="border-b border-line pb-1 text-lg">{title}</h2>
      {entries.length === 0 && <p>{none}</p>}
      {entries.map((pairs, index) => (
        <dl
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a summary neither move nor change
          key={index}
          className="grid gap-x-4 gap-y-1 border-line py-2 not-last:border-b sm:grid-cols-[14rem_1fr]"
        >
          {pairs.map(([name, text]) => (
            <div key={name} className="contents">
              <dt className="text-soft">{name}</dt>
              <dd className="mb-2 whitespace-pre-wrap wrap-anywhere sm:mb-0">{text}</dd>
            </div>
          ))}
        </dl>
      ))}
    </section>
  )
}
