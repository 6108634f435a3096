import { useCallback, useEffect, useState } from 'react'
import { ageOn } from 'sync-protocol/card'
import { may, OF_AGE } from 'sync-protocol/family'
import { todayHere } from 'sync-protocol/medical'
import { readOnce } from '../../db/read-once'
import { whenIdle } from '../../loading/when-idle'
import { type NotedProfile, useProfiles } from '../../people/profiles'
import {
  type Answered,
  type AnsweredByProfile,
  noteAnswered,
  readAnswered,
} from '../../people/reminders-note'
import { keepReading } from '../../stores/keep-reading'
import { ignoreStorageFault } from '../../stores/storage-fault'
import { showToast } from '../../stores/toast'
import { familyTexts } from './texts'

const texts = familyTexts.reminders

/** A phone asks about another person's record, because no access ends by itself. */
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
      showToast({ tone: 'danger', title: texts.notStored, description: texts.notStoredDetail })
    }
  }

  return { reminders, done }
}

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

/** Children get access to their own records from about this age on. */
const TEENAGE = 13
/** From this age on, the reason for the care is no longer the person's age. */
const LONG_OF_AGE = 21

/**
 * `birth` and `today` are `YYYY-MM-DD`, the second by the phone's clock. A person born on a 29th of February
 * is a year older on the 1st of March.
 */
export function handOverAge(
  birth: string,
  today: string,
  { handOver = 0 }: Answered = {},
): 13 | 18 | undefined {
  const years = ageOn(birth, today)?.years ?? 0
  if (years < TEENAGE || years >= LONG_OF_AGE) return undefined
  const age = years < OF_AGE ? TEENAGE : OF_AGE
  return age > handOver ? age : undefined
}

/** A date in the future comes from a wrong clock. */
export const isReviewDue = (reviewedOn: string, today: string): boolean =>
  reviewedOn > today || (ageOn(reviewedOn, today)?.years ?? 0) >= 1
