import { type ReactNode, useState } from 'react'
import { profilePath } from '../../addresses/paths'
import { language } from '../../i18n/define-texts'
import { commaOf } from '../../i18n/languages'
import { useOwnDictionary } from '../../loading/use-dictionary'
import { useIsOthers, useShownProfile } from '../../people/profiles'
import { inLine } from '../../record-words/in-line'
import { useHeldUp, useIsComing, useRecord } from '../../sync'
import { Button } from '../../ui/button'
import { longDayWords } from '../../ui/date-words'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { NotComeYet } from '../../ui/not-come-yet'
import { PageHeader } from '../../ui/page-header'
import { pageTitle, productName } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { SummarySectionView } from './summary-section'
import { summarise } from './summary-words'
import { accountTexts } from './texts'

const texts = accountTexts.summary

/** The record comes from this phone's copy, so the page works offline. */
export function SummaryPage({ code }: { code: ReactNode }) {
  const shown = useShownProfile()
  const isOthers = useIsOthers()
  const ofOther = shown?.name ? texts.other({ name: shown.name }) : texts.unnamed
  const isComing = useIsComing()
  return (
    <Main>
      <title>{pageTitle(texts.page)}</title>
      <div className="print:hidden">
        <PageHeader
          title={isOthers ? ofOther : texts.own}
          lead={texts.lead}
          back={{ to: profilePath('data'), label: accountTexts.back }}
          actions={
            <Button
              tone="primary"
              icon={<Icon name="print" size={20} />}
              onClick={() => window.print()}
            >
              {texts.print}
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
  const dictionary = useOwnDictionary(record?.profile?.primaryLanguage)
  const [now] = useState(() => new Date())
  if (record === undefined) return <Skeleton block />
  // On paper, "Not recorded" would look like the person's own statement.
  if (heldUp && !record.profile) return <NotComeYet what="record" heldUp={heldUp} />
  return (
    <article className="grid gap-6 print:gap-2 print:text-sm">
      <p className="text-soft">
        {inLine([productName, longDayWords(now.getTime())], commaOf(language.get()))}
      </p>
      {code}
      {summarise(record, dictionary).map(section => (
        <SummarySectionView key={section.title} {...section} />
      ))}
    </article>
  )
}
