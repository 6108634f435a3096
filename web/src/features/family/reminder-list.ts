import { useCallback, useEffect, useState } from 'react'
import { may } from 'sync-protocol/family'
import { todayHere } from 'sync-protocol/medical'
import { readOnce } from '../../db/read-once'
import { keepReading } from '../../stores/keep-reading'
import { type NotedProfile, useProfiles } from '../../stores/profiles'
import {
  type Answered,
  type AnsweredByProfile,
  noteAnswered,
  readAnswered,
} from '../../stores/reminders-note'
import { ignoreStorageFault } from '../../stores/storage-fault'
import { showToast } from '../../stores/toast'
import { whenIdle } from '../../ui/when-idle'
import { handOverAge, isReviewDue } from './reminder-rules'

export interface Reminder {
  profile: NotedProfile
  answer: Answered
  /** Undefined for the question about the members. */
  age: 13 | 18 | undefined
}

export function useReminders() {
  const actorId = useProfiles(state => state.actorId)
  const list = useProfiles(state => state.list)
  const [reminders, setReminders] = useState<readonly Reminder[]>([])

  const read = useCallback(async () => {
    if (!actorId) return []
    const today = todayHere(new Date())
    const answered = await readAnswered(actorId)
    const found: Reminder[] = []
    for (const profile of list)
      found.push(...(await remindersOf(profile, answered, today, actorId)))
    return found
  }, [actorId, list])

  useEffect(() => {
    let stopReading = () => {}
    // The record itself loads first.
    const stopWaiting = whenIdle(() => {
      stopReading = keepReading(read, setReminders)
    }, 2_000)
    return () => {
      stopWaiting()
      stopReading()
    }
  }, [read])

  async function done(reminder: Reminder) {
    if (!actorId) return
    try {
      await noteAnswered(actorId, reminder.profile.id, reminder.answer)
      setReminders(shown => shown.filter(each => each !== reminder))
    } catch (error) {
      console.error(error)
      showToast({ tone: 'danger', title: 'Not stored', description: NOT_STORED })
    }
  }

  return { reminders, done }
}

const NOT_STORED = 'This device’s storage did not answer. The question stays. Try again.'

async function remindersOf(
  profile: NotedProfile,
  answered: AnsweredByProfile,
  today: string,
  actorId: string,
): Promise<Reminder[]> {
  const { id, role, kind, people } = profile
  const found: Reminder[] = []
  const before = answered[id]
  if (kind === 'managed' && may(role, 'handOver') && !profile.handOverAt) {
    const age = handOverAge(await birthIn(id), today, before)
    if (age) found.push({ profile, age, answer: { handOver: age } })
  }
  const isShared = kind === 'managed' || Object.keys(people).length > 0
  if (!isShared || !may(role, 'members')) return found
  // The year begins when this phone first sees the record.
  if (!before?.reviewedOn)
    await noteAnswered(actorId, id, { reviewedOn: today }).catch(ignoreStorageFault)
  else if (isReviewDue(before.reviewedOn, today)) {
    found.push({ profile, age: undefined, answer: { reviewedOn: today } })
  }
  return found
}

/** Empty if the date of birth is unknown or not loaded. */
async function birthIn(id: string): Promise<string> {
  const glance = await readOnce(id)
  const profile = glance?.rows.find(({ collection }) => collection === 'profile')
  return String(profile?.values.dateOfBirth ?? '')
}
