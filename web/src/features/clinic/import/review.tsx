import { useMemo, useState } from 'react'
import {
  type ImportItem,
  type ImportPlan,
  type IpsSummary,
  leftOutOf,
  planImport,
} from 'sync-protocol/ips'
import { fullNameOf, type MedicalRecord, todayHere } from 'sync-protocol/medical'
import { useShownProfile, whoseRecord } from '../../../people/profiles'
import type { Undo } from '../../../sync'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { partialDateWords } from '../../../ui/date-words'
import { Notice } from '../../../ui/notice'
import { clinicImportTexts } from '../texts-import'
import { Facts } from './facts'
import { PARTS, titleOf } from './import-words'
import type { Incoming } from './incoming'
import { LeftOut } from './left-out'
import { Origin } from './origin'
import { type ItemChoice, ReviewItem } from './review-item'
import { questionOf, writeImport } from './write-import'

const { review: texts, parts, faults } = clinicImportTexts

interface ReviewProps {
  incoming: Incoming
  record: MedicalRecord
  onDone: (written: { count: number; undo: Undo }) => void
  onOther: () => void
}

/** Writes only the ticked entries, and only after the press. */
export function Review({ incoming, record, onDone, onOther }: ReviewProps) {
  const { summary } = incoming
  const { whose, name } = whoseRecord(useShownProfile())
  const today = todayHere(new Date())
  const plan = useMemo(() => planImport(summary, record, today), [summary, record, today])
  // A choice is about one question, so it is dropped when the record changes under it.
  const [decided, setDecided] = useState<ReadonlyMap<string, ItemChoice>>(new Map())
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const choiceFor = (item: ImportItem) =>
    decided.get(questionOf(item)) ?? (item.isChosen ? 'take' : 'leave')
  const news = plan.items.filter(({ kind }) => kind !== 'same')
  const chosen = news.filter(item => choiceFor(item) !== 'leave')
  const sameCount = plan.items.length - news.length

  async function write() {
    setBusy(true)
    setFault(undefined)
    const items = chosen.map(item => ({ item, isBoth: choiceFor(item) === 'both' }))
    const written = await writeImport(summary, items, today)
    setBusy(false)
    if (!written.ok) {
      const { code, item } = written.failure
      const text = faults[code]
      setFault(typeof text === 'string' ? text : text({ entry: item ? titleOf(item) : '' }))
    } else if (written.value.count > 0) onDone(written.value)
    else setFault(faults.outdated)
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <Origin incoming={incoming} />
      <p className="max-w-text">{texts.notYet}</p>
      <WhoseFile plan={plan} summary={summary} record={record} />
      {PARTS.map(part => {
        const items = news.filter(({ collection }) => collection === part)
        const { unread, isWithheld } = leftOutOf(part, summary)
        return (
          (items.length + unread > 0 || isWithheld) && (
            <Card key={part} title={parts[part]}>
              {unread > 0 && (
                <p className="font-semibold text-warn">{texts.unread({ count: unread })}</p>
              )}
              {isWithheld && <p className="font-semibold text-warn">{texts.withheld}</p>}
              <ul className="divide-y divide-line">
                {items.map(item => (
                  <ReviewItem
                    key={item.key}
                    item={item}
                    choice={choiceFor(item)}
                    onChoose={choice =>
                      setDecided(before => new Map(before).set(questionOf(item), choice))
                    }
                  />
                ))}
              </ul>
            </Card>
          )
        )
      })}
      {news.length === 0 && (
        <Notice tone="ok" title={texts.nothingNew}>
          {plan.skipped.length === 0 ? texts.hasAll : texts.hasAllReadable}
        </Notice>
      )}
      {sameCount > 0 && news.length > 0 && (
        <p className="text-soft">{texts.same({ count: sameCount })}</p>
      )}
      <LeftOut skipped={plan.skipped} />
      {fault && (
        <Notice tone="danger" announce="alert" title={texts.notAdded}>
          {fault}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {news.length > 0 && (
          <Button
            tone="primary"
            busy={isBusy}
            disabled={chosen.length === 0}
            onClick={() => void write()}
          >
            {chosen.length === 0
              ? texts.nothingSelected
              : texts.add[whose]({ count: chosen.length, name })}
          </Button>
        )}
        <Button onClick={onOther}>{texts.addNothing}</Button>
      </div>
    </div>
  )
}

interface WhoseFileProps {
  plan: ImportPlan
  summary: IpsSummary
  record: MedicalRecord
}

function WhoseFile({ plan, summary: { profile, bornIn }, record }: WhoseFileProps) {
  const { account } = record
  const inFile = personText(profile.fullName, profile.dateOfBirth || bornIn)
  if (plan.isOtherPerson) {
    const name = record.profile?.fullName || fullNameOf(account, record.profile?.primaryLanguage)
    const inRecord = personText(name, record.profile?.dateOfBirth)
    return (
      <Notice tone="danger" announce="alert" title={texts.otherPerson}>
        <Facts
          facts={[
            [texts.inFile, inFile],
            [texts.inRecord, inRecord],
          ]}
        />
        <p>{texts.otherPersonText}</p>
      </Notice>
    )
  }
  if (plan.isPersonUnknown) {
    return (
      <Notice tone="warn" title={texts.unknownPerson}>
        <Facts facts={[[texts.inFile, inFile]]} />
        <p>{texts.unknownPersonText}</p>
      </Notice>
    )
  }
  return <Facts facts={[[texts.about, inFile]]} />
}

function personText(fullName: unknown, born: unknown): string {
  const name = String(fullName ?? '')
  const day = partialDateWords(String(born ?? ''))
  if (name) return day ? texts.person({ name, day }) : name
  return day ? texts.someoneBorn({ day }) : texts.someone
}
