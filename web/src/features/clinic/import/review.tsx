import { useMemo, useState } from 'react'
import {
  type ImportItem,
  type ImportPlan,
  type IpsSummary,
  leftOutOf,
  planImport,
} from 'sync-protocol/ips'
import { type MedicalRecord, todayHere } from 'sync-protocol/medical'
import { intoRecordWords } from '../../../stores/profiles'
import type { Undo } from '../../../sync'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { utcDayWords } from '../../../ui/date-words'
import { Notice } from '../../../ui/notice'
import { madeWords } from '../view/made-words'
import { entryCount, PART_WORDS, PARTS, titleOf } from './import-words'
import type { Incoming } from './incoming'
import { LeftOut } from './left-out'
import { type ItemChoice, ReviewItem } from './review-item'
import { questionOf, writeImport } from './write-import'

interface ReviewProps {
  incoming: Incoming
  record: MedicalRecord
  onDone: (written: { count: number; undo: Undo }) => void
  onOther: () => void
}

/** Writes only the ticked entries, and only after the press. */
export function Review({ incoming, record, onDone, onOther }: ReviewProps) {
  const { summary, from } = incoming
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
      setFault(`${item ? `${titleOf(item)}: ` : ''}${FAULTS[code]}`)
    } else if (written.value.count > 0) onDone(written.value)
    else setFault(FAULTS.outdated)
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-text">
        From <bdi>{from}</bdi>
        {summary.madeBy && (
          <>
            , made by <bdi>{summary.madeBy}</bdi>
          </>
        )}
        {madeWords(summary.madeAt)}. Nothing is in the record yet.
      </p>
      <WhoseFile plan={plan} summary={summary} record={record} />
      {PARTS.map(part => {
        const items = news.filter(({ collection }) => collection === part)
        const { unread, isWithheld } = leftOutOf(part, summary)
        return (
          (items.length + unread > 0 || isWithheld) && (
            <Card key={part} title={PART_WORDS[part]}>
              {unread > 0 && (
                <p className="font-semibold text-warn">{entryCount(unread)} could not be read.</p>
              )}
              {isWithheld && (
                <p className="font-semibold text-warn">The sender withheld entries.</p>
              )}
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
        <Notice tone="ok" title="Nothing new">
          {plan.skipped.length === 0
            ? 'The record already has everything in this file.'
            : 'The record already has everything that could be read in this file.'}
        </Notice>
      )}
      {sameCount > 0 && news.length > 0 && (
        <p className="text-soft">The same as in the record: {entryCount(sameCount)}.</p>
      )}
      <LeftOut skipped={plan.skipped} />
      {fault && (
        <Notice tone="danger" announce="alert" title="Nothing was added">
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
              ? 'Nothing is chosen'
              : `Add ${entryCount(chosen.length)}${intoRecordWords()}`}
          </Button>
        )}
        <Button onClick={onOther}>Add nothing</Button>
      </div>
    </div>
  )
}

const FAULTS = {
  invalid: 'the record cannot keep it as it is. Leave it out, and type it yourself.',
  gone: 'it was deleted meanwhile. Leave it out, or read the file again.',
  outdated: 'The record has changed meanwhile. Look through the entries again.',
  no_space: 'This device has no room left.',
  not_kept: 'This device could not store it. Try again.',
  closed: 'This record was closed in another tab. Reload the page.',
  too_many: 'The record has as many entries as it can have.',
} as const

interface WhoseFileProps {
  plan: ImportPlan
  summary: IpsSummary
  record: MedicalRecord
}

function WhoseFile({ plan, summary: { profile, bornIn }, record }: WhoseFileProps) {
  const { account } = record
  const inFile = (
    <Person name={profile.fullName} born={profile.dateOfBirth || bornIn} none="nobody it names" />
  )
  if (plan.isOtherPerson) {
    const name =
      record.profile?.fullName || [account.firstName, account.lastName].filter(Boolean).join(' ')
    return (
      <Notice tone="danger" announce="alert" title="This may be somebody else’s">
        The file is about {inFile}. This record is of{' '}
        <Person name={name} born={record.profile?.dateOfBirth} none="somebody without a name" />. So
        nothing is chosen.
      </Notice>
    )
  }
  if (plan.isPersonUnknown) {
    return (
      <Notice tone="warn" title="Is it the same person?">
        The file is about {inFile}. It says no name or birth date that could be compared with this
        record.
      </Notice>
    )
  }
  return <p className="max-w-text">It is about {inFile}.</p>
}

function Person({ name, born, none }: { name: unknown; born: unknown; none: string }) {
  const day = String(born ?? '')
  const words = day.length === 10 ? utcDayWords(day) : day
  if (!name && !words) return none
  return (
    <>
      <bdi className="font-semibold wrap-anywhere">{String(name || 'somebody without a name')}</bdi>
      {words && `, born ${words}`}
    </>
  )
}
